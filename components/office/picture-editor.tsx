'use client'

import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'

import type { EditorProps } from './editor-props'
import { ChoosePicture } from './picture-library'
import { Thumbnail } from './thumbnail'

interface PictureEditorProps extends EditorProps {
  id: string
}

/** A picture by its path: chosen from the library, uploaded into it, or typed. */
export function PictureEditor({ id, field, value, fault, onChange }: PictureEditorProps) {
  const path = typeof value === 'string' ? value : ''
  return (
    <div className="flex flex-wrap items-center gap-3">
      {path === '' ? null : <Thumbnail path={path} name="" />}
      <input
        id={id}
        className={cx(controlStyle, 'min-w-40 flex-1')}
        disabled={field.isReadOnly}
        required={field.isRequired}
        aria-invalid={fault ? true : undefined}
        value={path}
        onChange={(event) => onChange(event.target.value)}
      />
      {field.isReadOnly ? null : <ChoosePicture onTake={onChange} />}
    </div>
  )
}
