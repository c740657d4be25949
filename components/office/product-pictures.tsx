'use client'

import NextLink from 'next/link'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/control-style'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import type { OfficeField } from '@/lib/contract/schemas/office'
import type { OfficePictures } from '@/lib/contract/schemas/office-pictures'
import { LANGUAGES } from '@/lib/market/languages'
import { recordPath } from '@/lib/office/paths'

import { Fold } from './fold'
import { LocalizedEditor } from './localized-editor'
import { named } from './marks'
import { ChoosePicture } from './picture-library'
import { PictureUpload } from './picture-upload'
import { showValue } from './show-value'
import { type ProductImage, type ProductPicturesDraft, useProductPictures } from './use-product-pictures'

/** The pictures of a product: uploaded, put in order, given a colour, described. */
export function ProductPictures({ model, pictures }: { model: string; pictures: OfficePictures }) {
  const intl = useIntl()
  const draft = useProductPictures(model, pictures)
  const { images, mayChange } = draft.pictures
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<string | null>(null)
  const order = images.map(({ id }) => id).join()
  // A part of the page that moves loses the focus.
  useEffect(() => {
    if (focused.current === null || order === '') return
    list.current?.querySelector<HTMLElement>(`[data-focus="${focused.current}"]`)?.focus()
  }, [order])
  if (images.length === 0 && !mayChange) return null
  function move(id: number, to: number, control: string | null) {
    focused.current = control
    void draft.move(id, to)
  }
  return (
    <section aria-labelledby="pictures" className="flex flex-col gap-3">
      <h2 id="pictures" className="scroll-mt-20 text-lg">
        {intl.formatMessage({ id: 'office.pictures' })}
      </h2>
      {mayChange ? (
        <>
          <PictureUpload query={{ model }} onUploaded={() => void draft.reload()} />
          <span>
            <ChoosePicture onTake={(path) => void draft.add(path)} />
          </span>
        </>
      ) : null}
      {mayChange && images.length > 1 ? (
        <p className="text-ink-muted">{intl.formatMessage({ id: 'office.picture_keys' })}</p>
      ) : null}
      <p role="status" className="empty:hidden">
        {draft.said}
      </p>
      <p role="alert" className="text-sale empty:hidden">
        {draft.fault}
      </p>
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4">
        {images.map((image, at) => (
          <Tile key={image.id} image={image} at={at} count={images.length} draft={draft} onMove={move} />
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  image: ProductImage
  at: number
  count: number
  draft: ProductPicturesDraft
  /** `control`: the part that has the focus, and keeps it. */
  onMove: (id: number, to: number, control: string | null) => void
}

const DRAGGED = 'application/x-office-picture'

function Tile({ image, at, count, draft, onMove }: TileProps) {
  const intl = useIntl()
  const [isOver, setOver] = useState(false)
  const { mayChange, mayWrite } = draft.pictures
  const name = intl.formatMessage({ id: 'office.picture_number' }, { number: at + 1 })
  function press(event: KeyboardEvent<HTMLLIElement>) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || !mayChange) return
    event.preventDefault()
    const control = event.target instanceof HTMLElement ? (event.target.dataset['focus'] ?? null) : null
    onMove(image.id, at + step, control)
  }
  return (
    <li
      aria-label={name}
      draggable={mayChange}
      className={cx(
        'flex flex-col gap-2 rounded-card border bg-surface p-2',
        isOver ? 'border-ink' : 'border-line',
        mayChange && 'cursor-grab',
      )}
      onKeyDown={press}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(image.id))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const dragged = Number(event.dataTransfer.getData(DRAGGED))
        setOver(false)
        if (!dragged) return
        event.preventDefault()
        onMove(dragged, at, null)
      }}
    >
      {image.isVideo ? (
        <p className="aspect-square break-all bg-surface-2 p-2">{image.path}</p>
      ) : (
        <Picture
          path={image.path}
          alt={showValue(intl, 'localized', image.captions) || name}
          width={320}
          height={320}
          sizes="13rem"
          className="aspect-square w-full rounded-control bg-surface-2 object-contain"
        />
      )}
      {mayChange ? (
        <>
          <MoveButtons image={image} at={at} count={count} draft={draft} name={name} onMove={onMove} />
          <ColourChoice image={image} draft={draft} name={name} />
        </>
      ) : null}
      {mayWrite ? <Captions image={image} draft={draft} /> : null}
    </li>
  )
}

function MoveButtons({ image, at, count, draft, name, onMove }: TileProps & { name: string }) {
  const intl = useIntl()
  const label = (id: string) => named(intl.formatMessage({ id }), name)
  const button = (step: -1 | 1) => {
    const control = `${image.id} ${step}`
    return (
      <IconButton
        icon={step < 0 ? 'chevron-left' : 'chevron-right'}
        label={label(step < 0 ? 'office.picture_earlier' : 'office.picture_later')}
        data-focus={control}
        aria-disabled={at + step < 0 || at + step >= count || undefined}
        onClick={() => onMove(image.id, at + step, control)}
      />
    )
  }
  return (
    <div className="flex flex-wrap items-center *:shrink-0">
      {button(-1)}
      {button(1)}
      {image.picture === null ? null : (
        <NextLink
          prefetch={false}
          href={recordPath('pictures', String(image.picture))}
          className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center px-2 underline"
        >
          {intl.formatMessage({ id: 'office.picture_crop' })}
        </NextLink>
      )}
      <span className="ml-auto">
        <IconButton
          icon="trash"
          label={label('office.remove')}
          onClick={() => {
            if (window.confirm(intl.formatMessage({ id: 'office.picture_remove_sure' }))) void draft.remove(image)
          }}
        />
      </span>
    </div>
  )
}

function ColourChoice({ image, draft, name }: { image: ProductImage; draft: ProductPicturesDraft; name: string }) {
  const intl = useIntl()
  const { colours } = draft.pictures
  if (colours.length === 0) return null
  return (
    <select
      aria-label={named(intl.formatMessage({ id: 'office.field_colourId' }), name)}
      className={controlStyle}
      value={image.colour === null ? '' : String(image.colour)}
      onChange={(event) =>
        void draft.change(
          image,
          'colourId',
          image.colour,
          event.target.value === '' ? null : Number(event.target.value),
        )
      }
    >
      <option value="">{intl.formatMessage({ id: 'office.picture_all_colours' })}</option>
      {colours.map((colour) => (
        <option key={colour.id} value={colour.id}>
          {showValue(intl, 'localized', colour.names)}
        </option>
      ))}
    </select>
  )
}

const CAPTIONS: OfficeField = {
  name: 'captions',
  kind: 'localized',
  isRequired: false,
  isReadOnly: false,
  isGivenOnce: false,
  isListed: false,
  options: null,
  to: null,
  isSortable: false,
  isFilter: false,
  section: 'texts',
}

/** What the picture shows, in each language: its text for people who do not see it, and its caption. */
function Captions({ image, draft }: { image: ProductImage; draft: ProductPicturesDraft }) {
  const intl = useIntl()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(image.captions)
  const changed = LANGUAGES.filter((code) => (texts[code] ?? '') !== (image.captions[code] ?? ''))
  async function save() {
    for (const code of changed)
      if (!(await draft.change(image, `captions.${code}`, image.captions[code] ?? null, texts[code] ?? ''))) return
  }
  return (
    <details>
      <Fold className="rounded-control px-2 hover:bg-surface-2">
        {intl.formatMessage({ id: 'office.field_captions' })}
      </Fold>
      <div className="flex flex-col gap-2 pt-2">
        <LocalizedEditor
          field={CAPTIONS}
          value={texts}
          label={null}
          onChange={(value) => setTexts(value as Record<string, string>)}
        />
        <Button size="sm" disabled={changed.length === 0} onClick={() => void save()}>
          {intl.formatMessage({ id: 'office.save' })}
        </Button>
      </div>
    </details>
  )
}
