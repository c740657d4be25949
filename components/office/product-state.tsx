import { Icon } from '@/components/ui/icon'
import type { Answer } from '@/lib/contract/calls'
import type { OfficeGoods } from '@/lib/contract/schemas/office'
import { officeIntl } from '@/lib/office/server'

interface ProductStateProps {
  values: Answer<'officeRecord'>['values']
  goods: OfficeGoods
  pictures: number
  /** Its page in the shop. */
  href: string
}

/** Gift cards are not kept, and rentals have their own pieces. */
const NEEDS_STOCK: ReadonlySet<unknown> = new Set(['new', 'used'])
const STEPS = ['variants', 'price', 'stock', 'isPublic'] as const

/** Whether shoppers can buy the product; if not, what is left to do, in the order in which it is done. */
export async function ProductState({ values, goods, pictures, href }: ProductStateProps) {
  const intl = await officeIntl()
  const word = (id: string) => intl.formatMessage({ id })
  const sold = goods.variants.filter(({ isHidden }) => !isHidden)
  const isDone: Readonly<Record<(typeof STEPS)[number], boolean>> = {
    variants: sold.length > 0,
    price: sold.length === 0 || sold.some(({ regular }) => regular !== null),
    stock:
      sold.length === 0 ||
      !NEEDS_STOCK.has(values['kind']) ||
      values['onOrder'] === true ||
      sold.some(({ available }) => available > 0),
    isPublic: values['isPublic'] === true,
  }
  const missing = STEPS.filter((step) => !isDone[step])
  return (
    <section aria-labelledby="sale" className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <h2 id="sale" className="font-semibold">
        {word('office.sale_state')}
      </h2>
      {missing.length === 0 ? (
        <p className="flex items-center gap-2">
          <Icon name="check" size={18} />
          {word('office.sale_ready')}
        </p>
      ) : (
        <>
          <p>{word('office.sale_missing')}</p>
          <ul className="list-disc pl-5">
            {missing.map((step) => (
              <li key={step}>
                <a href={`#${PLACES[step]}`} className="inline-block min-h-6 underline">
                  {word(`office.sale_${step}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {pictures === 0 ? (
        <p>
          <a href="#pictures" className="inline-block min-h-6 underline">
            {word('office.sale_pictures')}
          </a>
        </p>
      ) : null}
      {isDone.isPublic && isDone.variants ? (
        <p>
          <a href={href} target="_blank" rel="noreferrer" className="inline-block min-h-6 underline">
            {word('office.see_in_shop')}
          </a>
        </p>
      ) : null}
    </section>
  )
}

/** Where each step is done. */
const PLACES: Readonly<Record<(typeof STEPS)[number], string>> = {
  variants: 'variants',
  price: 'goods',
  stock: 'goods',
  isPublic: 'section-main',
}
