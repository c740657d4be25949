/** A backup that cannot be made, read or restored: a sentence for the operator. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}
