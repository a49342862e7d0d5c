"""The inks of both themes, as set in the look of Manoa, and the printing of a drawing in one of them.

A drawing names its inks as CSS does, `var(--jungle-1)`. Many viewers of SVG do not know custom properties, so a picture
is printed with the colours themselves.
"""

import re
from collections.abc import Mapping
from typing import Final

Inks = Mapping[str, str]

# Every ink with its colour by day, and the one by night where that differs. Cards are printed matter: theirs stay.
_TABLE: Final = """
Surfaces:
paper #EFE4CB #0D191B  sheet #FBF5E7 #15262A  sheet-2 #F1E6CE #1C3135  sheet-3 #E6D7B7 #274046  line #CFBE98 #2F4A4F
line-strong #8C7B57 #6D8A87

Text:
ink #21302F #F3E8CF  ink-2 #54604F #BDBFA9  ink-3 #6B6A55 #9DA692

Bars and accents:
pine #1D463F #0A1416  pine-2 #2B5C52 #1B3235  on-pine #F7EFDB #F3E8CF  on-pine-2 #BFD0BE #A9BBAA
wax #B03A22 #E0664A  wax-2 #8F2B17 #C44D32  on-wax #FFF6E6 #1F0904  gold #E2A52B #EDB33C  gold-2 #F4C957 #FFD877
gold-ink #7A4B00 #F2C465  on-gold #2A1B00  good #2C6A3A #8CCB86  bad #A8341F #F28D73  focus #0B5C96 #7CC4F5

What the board lies on:
chart #D9D9BE #12252A  chart-line #C3C6A6 #1D363B  chart-ink #5C6A54 #8AA39B  hush #EFE4CB5A #0B171A52
board-edge #3A2E20 #060D0E  shadow #2A20101F #00000055  shadow-2 #2A201045 #00000088

Terrain: the ground by power, shade, light, and the deep tone behind glyphs:
jungle-1 #5E9A4C #457B44  jungle-2 #3F7F45 #2F653E  jungle-3 #2A6340 #1F4E38  jungle-shade #2F6B3A #24563A
jungle-light #9CC25F #7DA656  jungle-deep #173F2B #0E2D20
river-1 #4A9DB0 #357F95  river-2 #2F829C #256982  river-3 #1F6786 #18526D  river-shade #256F8B #1C5A74
river-light #A5D6D3 #86BDC0  river-deep #0F3F58 #0A2F44
village-1 #E8BE5C #C69C48  village-2 #DFA941 #B98B34  village-3 #D09330 #A67727  village-shade #C58B33 #9B6E28
village-light #F6DD95 #E0C37C  village-deep #5E3A0C #452A08
rubble-1 #B3A793 #8E8576  rubble-2 #A0927E #7D7364  rubble-shade #83765F #625949  rubble-light #D5CBB8 #B3AA99
rubble-deep #3E372C #2A261E
camp-1 #C96B4A #A9573C  camp-2 #B55638 #96462D  camp-shade #9A4228 #7C3420  camp-light #EFC49A #DBAC82
camp-deep #4F1C10 #3A130A
mount-1 #6C6F74 #555A62  mount-shade #474B54 #353A44  mount-light #A5A7A5 #888C8E  mount-snow #F2EEE2 #DAD9D2
mount-deep #25282F #191C23
demon-1 #7B4F6B #6B4360  demon-2 #613A59 #54314D  demon-shade #4A2945 #3B2139  demon-light #C58BA6 #B37B98
demon-deep #2B1029 #1E0A1D
swamp-1 #9A8F5C #797049  swamp-2 #80774C #655D3C  swamp-3 #66603E #504A30  swamp-shade #564F33 #413B26
swamp-light #CBC492 #A69F74  swamp-deep #262411 #1A180B
tavern-1 #B98454 #966843  tavern-shade #8D5D37 #6F472A  tavern-light #DDB27E #BE9364  tavern-deep #40220F #2E180A
fog-1 #A3AFAB #76827F  fog-shade #7F8D89 #586562  fog-light #C6CEC6 #96A19B  fog-deep #2C3937 #18201F

Things on the terrain:
start-1 #EAD9B4 #C4B48F  start-shade #CDB88B #A39267  roof #B4492B #9C3E25  roof-2 #8E3520 #772C1A
wall #FBEFD2 #E6D8B8  trunk #6B4A2B  ember #DF6A35 #D9622F  ember-2 #F9BE82 #F2B070  lamp #FFE0A0
croc #3C6B3B #33602F  croc-2 #86AE55 #74994A  chest #9A6638 #8A5A31  chest-2 #74461F #643A19
chest-light #C08B54 #AC7A47  iron #3F4148 #2E3036

What bots made of a route: spaces used, from few to half of all journeys, and figures on them; the wash over the map;
ways with their rim; letters of ways and what is done:
h1 #E3A48C #6B3A30  h2 #C9664A #A3523C  h3 #A03A22 #DB7F5F  h4 #6E1E10 #FBC3A4  h-ink #FFF6E0 #2A0F08
wash #F6EDD8 #12252A  way #1D463F #F3E8CF  way-rim #FFF9EA #0D191B  done #1D463F #3B7566  on-done #FFF6E0

What a decision is called when a game is looked back at, from brilliant to blunder; luck:
c-brilliant #1F6786 #7CC4F5  c-only #2C6A3A #8CCB86  c-best #2C6A3A #8CCB86  c-good #62614D #9DA692
c-inexact #8A5E00 #F2C465  c-mistake #A84E12 #F0A36A  c-blunder #A8341F #F28D73  c-luck #0B5C96 #7CC4F5

Highlights of the board:
reach #FFF9E3 #FFF3C9  reach-ink #22302F #1B2726  target #FFD24A

Players: fill, dark edge (-d), mark (-m); the cut-out rim around their pieces:
p1 #CC4227  p1-d #7A1F10  p2 #2E6FB0  p2-d #123A66  p3 #F3EBDA  p3-d #5B5140  p4 #7A4A8F  p4-d #3C1F4B  p1-m #FFF6E0
p2-m #FFF6E0  p3-m #3F3728  p4-m #FFF6E0  cut #FFF9EA

Dragons: body, light (-2), dark edge (-d); the rim of a curse's badge on a sheet:
dr-green #5C9A45  dr-green-2 #A9CB73  dr-green-d #1D4526  dr-blue #3186AA  dr-blue-2 #9AD0D6  dr-blue-d #0F3A55
dr-yellow #DCAE49  dr-yellow-2 #F6E0A0  dr-yellow-d #5E3A0C  dr-white #EBE5D6  dr-white-2 #FFFBEF  dr-white-d #56503F
badge-rim #2B1029 #C58BA6

Families of Quest cards, and soft (-2); a hero's card has ink to its foot, with a hairline and words of its own:
k-green #2B6A40 #2F7447  k-green-2 #DDE8C8  k-blue #1D6383 #226E91  k-blue-2 #D3E6E6  k-yellow #8F5C07 #94610A
k-yellow-2 #F8E4AE  k-white #4A4A46 #55554F  k-white-2 #EFEBDF  k-purple #5B3A70 #6A4682  k-purple-2 #E6DAE8
k-hero #6E2632 #7A2C39  k-hero-2 #F0D9CC  k-hero-deep #561B26 #601F2B  k-hero-line #C58F84  k-hero-ink #F3DACB
k-demon #2B1029 #3B1838  k-demon-2 #E7CBD6

Expeditions: deep for heads, soft for lanes (-2), as text or icon on a sheet (-t):
x-desert #94590A  x-desert-2 #F3C65E  x-sea #175A80  x-sea-2 #8CC7D3  x-mountains #4A5665  x-mountains-2 #D9DEDF
x-rainforest #22633A  x-rainforest-2 #A8CB79  x-volcano #A02F1B  x-volcano-2 #F09A62  x-aurora #583473
x-aurora-2 #C6A4D6  x-desert-t #94590A #F3C65E  x-sea-t #175A80 #8CC7D3  x-mountains-t #4A5665 #D9DEDF
x-rainforest-t #22633A #A8CB79  x-volcano-t #A02F1B #F09A62  x-aurora-t #583473 #D3B5E0

The Island: the sea and its shore rings, the grounds of its tiles:
sea-0 #A9CBC8 #0E2A33  sea-1 #B9D6D0 #12333C  sea-2 #CBE1D8 #173E47  sea-3 #DDEBDF #1E4A52  sea-line #97BDBB #1C434C
food-1 #B7CB62 #8FA34C  food-2 #D3CE69 #AAA452  food-shade #93A53F #72833A  food-deep #3E5A1E #2B4014
fruit #D2472B #BE4229
wood-1 #4F8D55 #39704A  wood-2 #2F6B45 #24563A  wood-3 #245A3C #1C4A32  wood-light #4F9160 #3D7A50
wood-deep #143A28 #0E2D20
hill-1 #D8B263 #B08F4C  hill-2 #A9824A #8A6A3B  hill-light #E2C27E #C3A466  hill-shade #83602F #674B25
hill-deep #5E3A0C #452A08  garden-1 #8FC06D #6F9C55  garden-deep #1E4A24 #15371A  shrine-1 #9FAF97 #78887A
shrine-shade #6F8270 #54655A  stone-1 #C9C2A8 #ABA58D  stone-2 #DCD5BA #BDB69C  stone-light #EFE8CF #D3CCB3
stone-shade #9F987E #827C65

Its cave, which is as dark by day: the inset it lies in, grounds, shade, light, lines, and text on it:
cavern #211D2B #17141F  cavern-1 #4A4356 #3F394B  cavern-2 #433D50 #393345  cavern-3 #514960 #463F53
cavern-shade #39334A #2F2A3D  cavern-light #6B6280 #5B536E  cavern-deep #2F2A3C #262232  cavern-line #746A84
on-cavern #EFE6D2  on-cavern-2 #C9BFD0  crystal #7FD0C8

Its resources as text or icon on a sheet, and its orange player:
r-food #A8341F #F28D73  r-wood #6B4320 #D3A679  r-gold #8A5A00 #EDB33C  orange #E0801F  orange-d #6E3403
orange-m #3A1B00
"""
_ENTRY = re.compile(r"([a-z][a-z0-9-]*) (#[0-9A-F]+)(?: (#[0-9A-F]+))?")

LIGHT: Final[Inks] = {name: day for name, day, _ in _ENTRY.findall(_TABLE)}
DARK: Final[Inks] = {name: night or day for name, day, night in _ENTRY.findall(_TABLE)}
INKS: Final[Mapping[str, Inks]] = {"light": LIGHT, "dark": DARK}

_NAMED = re.compile(r"var\(--([a-z0-9-]+)\)")


def ink(name: str) -> str:
    """An ink by its name; a colour as it is."""
    return name if name.startswith(("#", "none", "var(")) else f"var(--{name})"


def printed(drawing: str, theme: str) -> str:
    """A drawing with the colours of a theme in place of the names of its inks."""
    inks = INKS[theme]
    return _NAMED.sub(lambda match: inks[match[1]], drawing)


def contrast(first: str, second: str) -> float:
    """The contrast of two opaque colours, 1 to 21 (WCAG 2.2)."""
    dark, bright = sorted((_luminance(first), _luminance(second)))
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
