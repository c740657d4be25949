import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { officeIntl } from '@/lib/office/server'

interface StoreFilterProps {
  stores: readonly { readonly id: number; readonly name: string }[]
  /** Empty: all stores together. */
  chosen: string
}

/** The store of a list, in the address. */
export async function StoreFilter({ stores, chosen }: StoreFilterProps) {
  const intl = await officeIntl()
  return (
    <form className="flex w-full max-w-form items-end gap-3">
      <label className="flex flex-1 flex-col gap-1">
        <span className="text-ink-muted text-xs">{intl.formatMessage({ id: 'office.store' })}</span>
        <select name="store" className={controlStyle} defaultValue={chosen}>
          <option value="">{intl.formatMessage({ id: 'office.all' })}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary">
        {intl.formatMessage({ id: 'office.filter' })}
      </Button>
    </form>
  )
}
