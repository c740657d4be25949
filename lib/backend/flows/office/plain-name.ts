/** Names of files as people see them. */

/** The last part of a file's name, without what no file of ours has. */
export function plainName(name: string): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1)
  return (
    last
      .replaceAll(/[\p{C}<>]/gu, '')
      .trim()
      .slice(0, 200)
      // Half of a character, where the name was cut.
      .replaceAll(/\p{Surrogate}/gu, '') || '–'
  )
}
