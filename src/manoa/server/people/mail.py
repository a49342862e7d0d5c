"""Letters to people, by the mail server that the host has named. Without one nothing here is used."""

import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from urllib.parse import unquote, urlsplit

import structlog

from manoa.server.settings import Settings

PORTS = {"smtp": 587, "smtps": 465}
PATIENCE = 20.0  # seconds for each word of the mail server
MOST_WAITING = 200  # letters; more are a flood, and are dropped

log = structlog.get_logger()


@dataclass(frozen=True)
class Mail:
    """How to reach the mail server, and what letters of ours say."""

    host: str
    port: int
    tls: bool  # from the first byte on; else it is asked for, if it is there
    user: str | None
    password: str | None = field(repr=False)
    sender: str
    origin: str  # where links lead: never to what a request calls us


def mail_of(settings: Settings) -> Mail | None:
    """None: nobody has set up mail. A ValueError says in a sentence what is wrong."""
    if not settings.smtp:
        return None
    try:
        parts = urlsplit(settings.smtp)
        host, port = parts.hostname, parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        host, port = None, 0
    if not host:
        raise ValueError("MANOA_SMTP is the address of a mail server, such as smtps://user:password@mail.example.org.")
    if "@" not in parseaddr(settings.mail_from or "")[1]:
        raise ValueError("MANOA_MAIL_FROM is the sender of letters, such as 'Manoa <games@example.org>'.")
    if settings.origin is None:
        raise ValueError("Letters have links in them: with MANOA_SMTP, say with --origin where the server is reached.")
    user, password = (unquote(part) if part else None for part in (parts.username, parts.password))
    origin = settings.origin.rstrip("/")
    return Mail(host, port, parts.scheme == "smtps", user, password, settings.mail_from or "", origin)


class Postman:
    """Sends in a thread of its own: nobody waits for a mail server."""

    def __init__(self, mail: Mail) -> None:
        self.mail = mail
        self.waiting = 0
        self.thread = ThreadPoolExecutor(1, "letters")

    def send(self, to: str, subject: str, text: str) -> None:
        if self.waiting >= MOST_WAITING:
            log.warning("letter_dropped", waiting=self.waiting)
            return
        self.waiting += 1
        self.thread.submit(self._deliver, self._letter(to, subject, text))

    def stop(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    def _letter(self, to: str, subject: str, text: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.mail.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=urlsplit(self.mail.origin).hostname)
        letter["Auto-Submitted"] = "auto-generated"  # no automatic reply, please
        letter.set_content(text)
        return letter

    def _deliver(self, letter: EmailMessage) -> None:
        try:
            with self._connected() as server:
                server.send_message(letter)
        except (OSError, smtplib.SMTPException) as error:
            log.error("letter_not_sent", reason=type(error).__name__)  # its text may tell the address
        finally:
            self.waiting -= 1

    def _connected(self) -> smtplib.SMTP:
        mail, trusted = self.mail, ssl.create_default_context()
        if mail.tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=trusted)
        else:
            server = smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=trusted)
            elif not _is_this_machine(mail.host):  # a link in the clear is anybody's
                server.close()
                raise smtplib.SMTPNotSupportedError("the mail server offers no TLS")
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        return server


def _is_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
