import type { IntlShape } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import type { GreenClaim } from '@/lib/catalog/green-claims'
import { SUSTAINABLE_CRITERIA, SUSTAINABLE_FROM } from '@/lib/catalog/properties'

/** Why a product is a sustainable choice: the criteria that it meets (spec 3 §9), the scheme and its proof. */
export function Sustainable({
  claim: { criteria, scheme, proof },
  intl,
}: {
  claim: GreenClaim
  intl: Pick<IntlShape, 'formatMessage'>
}) {
  return (
    <div className="flex max-w-text flex-col gap-4">
      <p>
        {intl.formatMessage({ id: 'product.sustainable_text' }, { from: SUSTAINABLE_FROM, of: SUSTAINABLE_CRITERIA })}
      </p>
      <ul className="flex flex-col gap-3">
        {criteria.map(({ name, value }) => (
          <li key={name} className="flex items-start gap-3">
            <Icon name="check-circle" className="mt-0.5 text-success" />
            <span>
              <span className="block font-semibold">{name}</span>
              {value && <span className="block text-sm text-ink-muted">{value}</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-1">
        <span>{intl.formatMessage({ id: 'product.sustainable_proof' }, { proof })}</span>
        <a href={scheme.url} className="link">
          {scheme.name}
        </a>
      </p>
    </div>
  )
}
