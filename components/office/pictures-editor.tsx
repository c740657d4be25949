'use client'

import { useIntl } from 'react-intl'

import type { EditorProps } from './editor-props'
import { OrderedRows } from './ordered-rows'
import { ChoosePicture } from './picture-library'
import { Thumbnail } from './thumbnail'

/** Several pictures in their order, each chosen from the library. */
export function PicturesEditor({ field, value, onChange, fault, hint }: EditorProps) {
  const intl = useIntl()
  const paths = Array.isArray(value) ? value.map(String) : []
  const label = intl.formatMessage({ id: `office.field_${field.name}` })
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-2">
      <span aria-hidden className="text-ink-muted text-xs">
        {label}
      </span>
      <OrderedRows
        label={label}
        rows={paths.map((path) => ({
          key: path,
          name: path,
          shown: (
            <>
              <Thumbnail path={path} name="" isSmall />
              <span className="min-w-0 break-all text-ink-muted text-xs" title={path}>
                {path.split('/').at(-1)}
              </span>
            </>
          ),
        }))}
        isReadOnly={field.isReadOnly}
        onChange={(keys) => onChange([...keys])}
      />
      {field.isReadOnly ? null : (
        <span>
          <ChoosePicture onTake={(path) => onChange([...new Set([...paths, path])])} />
        </span>
      )}
      {hint === undefined ? null : <p className="text-ink-muted text-xs">{hint}</p>}
      <p role="alert" className="text-sale text-xs empty:hidden">
        {fault}
      </p>
    </div>
  )
}
