import type { OfficeChange } from '@/lib/contract/schemas/office'
import { officeIntl } from '@/lib/office/server'

import { ChangeList } from './change-list'

/** The history of one record, below it. */
export async function RecordHistory({ changes, entity }: { changes: readonly OfficeChange[]; entity: string }) {
  const intl = await officeIntl()
  return (
    <section aria-labelledby="record-history" className="flex flex-col gap-3">
      <h2 id="record-history" className="scroll-mt-20 text-lg">
        {intl.formatMessage({ id: 'office.history' })}
      </h2>
      <ChangeList changes={changes} entity={entity} />
    </section>
  )
}
