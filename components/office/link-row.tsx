'use client'

import NextLink from 'next/link'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import type { LinkTarget } from '@/lib/contract/schemas/office-content'
import { recordPath } from '@/lib/office/paths'

import { named } from './marks'
import { isDead } from './use-link-targets'

interface LinkRowProps {
  id?: string
  address: string
  /** Undefined until it is known. */
  target: LinkTarget | undefined
  isReadOnly: boolean
  isRequired: boolean
  onChange: () => void
  onRemove: () => void
}

/** What a link leads to, by name, and a warning where that is nothing. The address is small below it. */
export function LinkRow({ id, address, target, isReadOnly, isRequired, onChange, onRemove }: LinkRowProps) {
  const intl = useIntl()
  const isWrong = isDead(target)
  const name = target?.name ?? address
  return (
    <div
      className={cx(
        'flex min-h-11 flex-wrap items-center gap-x-2 rounded-control border bg-surface-2 py-1 pl-3',
        isWrong ? 'border-warning' : 'border-line',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold">
          <TargetName target={target} address={address} />
        </span>
        {isNamed(target) ? <span className="block break-all text-ink-muted text-xs">{address}</span> : null}
        {isWrong ? (
          <span className="flex items-center gap-1 text-warning text-xs">
            <Icon name="warning" size={14} />
            {intl.formatMessage({ id: target?.kind === 'nowhere' ? 'office.link_nowhere' : 'office.link_hidden' })}
          </span>
        ) : null}
      </span>
      {isReadOnly ? null : (
        <span className="flex items-center">
          <Button
            id={id}
            size="sm"
            variant="quiet"
            icon="edit"
            aria-label={intl.formatMessage({ id: 'office.change_chosen_name' }, { name })}
            onClick={onChange}
          >
            {intl.formatMessage({ id: 'office.change_chosen' })}
          </Button>
          {isRequired ? null : (
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'office.take_away' }, { name })}
              onClick={onRemove}
            />
          )}
        </span>
      )}
    </div>
  )
}

/** Until it is known what it leads to, and where it leads to nothing, a link is called by its address. */
const isNamed = (target: LinkTarget | undefined): target is LinkTarget =>
  target !== undefined && target.kind !== 'nowhere'

function TargetName({ target, address }: { target: LinkTarget | undefined; address: string }) {
  const intl = useIntl()
  if (!isNamed(target)) return address
  const kind = intl.formatMessage({ id: `office.link_${target.kind}` })
  if (target.name === null) return kind
  if (target.entity === null || target.id === null) return named(kind, target.name)
  return (
    <>
      <span className="font-normal text-ink-muted">{named(kind, '')}</span>
      <NextLink prefetch={false} href={recordPath(target.entity, target.id)} className="hover:underline">
        {target.name}
      </NextLink>
    </>
  )
}
