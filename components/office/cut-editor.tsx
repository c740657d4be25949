'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { PICTURE_RATIOS, PICTURE_USES, type PictureUse } from '@/lib/contract/pictures/uses'
import type { PictureArea, PictureCuts } from '@/lib/contract/schemas/office-pictures'
import { officePost } from '@/lib/office/browser'

import { areaAt, type CutPlace, MAX_ZOOM, MIDDLE, placeOf } from './cut-area'
import { faultText } from './fault-text'

interface CutEditorProps {
  picture: { id: string; path: string; width: number; height: number; cuts: PictureCuts }
}

/** Which part of a picture the shop shows where: moved with the keyboard or the mouse, with the result beside it. */
export function CutEditor({ picture }: CutEditorProps) {
  const intl = useIntl()
  const [cuts, setCuts] = useState(picture.cuts)
  return (
    <section aria-labelledby="cuts" className="flex flex-col gap-3">
      <h2 id="cuts" className="text-lg">
        {intl.formatMessage({ id: 'office.field_cuts' })}
      </h2>
      <div className="grid gap-4 md:grid-cols-3">
        {PICTURE_USES.map((use) => (
          <UseEditor key={use} use={use} picture={{ ...picture, cuts }} onSaved={setCuts} />
        ))}
      </div>
    </section>
  )
}

interface UseEditorProps extends CutEditorProps {
  use: PictureUse
  onSaved: (cuts: PictureCuts) => void
}

function UseEditor({ use, picture, onSaved }: UseEditorProps) {
  const intl = useIntl()
  const router = useRouter()
  const ratio = PICTURE_RATIOS[use]
  const cut = picture.cuts[use]
  const [place, setPlace] = useState<CutPlace>(cut ? placeOf(cut, ratio, picture) : MIDDLE)
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const area = areaAt(place, ratio, picture)
  async function save(wanted: PictureArea | null) {
    setBusy(true)
    setSaid(null)
    const result = await officePost<{ cuts: PictureCuts }>(`/api/office/pictures/${picture.id}/cuts/`, {
      use,
      area: wanted,
      from: picture.cuts,
    })
    setBusy(false)
    if (!result.ok) return setSaid({ text: faultText(intl, result.fault), isFault: true })
    onSaved(result.value.cuts)
    setSaid({ text: intl.formatMessage({ id: 'office.cut_saved' }), isFault: false })
    router.refresh()
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <legend className="float-left font-semibold">{intl.formatMessage({ id: `office.cut_${use}` })}</legend>
      <Shown path={picture.path} area={area} ratio={ratio} />
      <Slider name="office.cut_x" value={place.x} min={0} max={1} onChange={(x) => setPlace({ ...place, x })} />
      <Slider name="office.cut_y" value={place.y} min={0} max={1} onChange={(y) => setPlace({ ...place, y })} />
      <Slider
        name="office.cut_zoom"
        value={place.zoom}
        min={1}
        max={MAX_ZOOM}
        onChange={(zoom) => setPlace({ ...place, zoom })}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isBusy} onClick={() => void save(area)}>
          {intl.formatMessage({ id: 'office.cut_save' })}
        </Button>
        {cut ? (
          <Button size="sm" variant="secondary" onClick={() => void save(null)}>
            {intl.formatMessage({ id: 'office.cut_whole' })}
          </Button>
        ) : null}
      </div>
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? 'text-sale' : undefined}>
        {said?.text}
      </p>
    </fieldset>
  )
}

/** The part as a shopper would see it. */
function Shown({ path, area, ratio }: { path: string; area: PictureArea; ratio: number }) {
  const percent = (share: number) => `${share * 100}%`
  return (
    <div className="relative clear-both overflow-hidden rounded-control bg-surface-2" style={{ aspectRatio: ratio }}>
      <div
        className="absolute"
        style={{
          width: percent(1 / area.width),
          height: percent(1 / area.height),
          left: percent(-area.x / area.width),
          top: percent(-area.y / area.height),
        }}
      >
        <Picture path={path} alt="" width={640} height={640} sizes="24rem" className="size-full max-w-none" />
      </div>
    </div>
  )
}

interface SliderProps {
  name: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

function Slider({ name, value, min, max, onChange }: SliderProps) {
  const intl = useIntl()
  return (
    <label className="flex flex-col gap-1">
      <span className="text-ink-muted text-xs">{intl.formatMessage({ id: name })}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        className="min-h-6 w-full"
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}
