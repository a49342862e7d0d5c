/** Commands have names, so that nothing is done twice. */

/** No two tabs may share a name. */
const TAB = Math.random().toString(36).slice(2, 10);
let commands = 0;

export function commandId(): string {
  commands += 1;
  return `${TAB}-${commands}`;
}
