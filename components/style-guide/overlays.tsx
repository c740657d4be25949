'use client'

import { useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog, type DialogProps, Drawer } from '@/components/ui/dialog'
import { toast, type ToastTone } from '@/components/ui/toast'

import { Specimen } from './specimen'

const TONES: readonly ToastTone[] = ['neutral', 'success', 'warning', 'error']
const SIZES: readonly NonNullable<DialogProps['size']>[] = ['sm', 'md', 'lg']
const SIDES = ['right', 'left', 'bottom'] as const

type Opened = (typeof SIZES)[number] | (typeof SIDES)[number]

/** Dialogs and other overlays, each with a button that opens it. */
export function Overlays() {
  const intl = useIntl()
  const [opened, setOpened] = useState<Opened | null>(null)
  const t = (id: string) => intl.formatMessage({ id })
  const close = () => setOpened(null)
  const content = (title: string) => ({
    title,
    onClose: close,
    closeLabel: t('common.close'),
    children: <p>{t('style.overlay_text')}</p>,
    footer: (
      <Button wide onClick={close}>
        {t('common.close')}
      </Button>
    ),
  })
  return (
    <>
      <Specimen title={t('style.toasts')}>
        {TONES.map((tone) => {
          const text = t(`style.toast_${tone}`)
          return (
            <Button key={tone} variant="secondary" onClick={() => toast(text, { tone })}>
              {text}
            </Button>
          )
        })}
      </Specimen>
      <Specimen title={t('style.dialogs')}>
        {SIZES.map((size) => (
          <Button key={size} variant="secondary" aria-haspopup="dialog" onClick={() => setOpened(size)}>
            {t(`style.dialog_${size}`)}
          </Button>
        ))}
      </Specimen>
      <Specimen title={t('style.drawers')}>
        {SIDES.map((side) => (
          <Button key={side} variant="secondary" aria-haspopup="dialog" onClick={() => setOpened(side)}>
            {t(`style.drawer_${side}`)}
          </Button>
        ))}
      </Specimen>
      {SIZES.map((size) => (
        <Dialog key={size} {...content(t(`style.dialog_${size}`))} size={size} open={opened === size} />
      ))}
      {SIDES.map((side) => (
        <Drawer key={side} {...content(t(`style.drawer_${side}`))} side={side} open={opened === side} />
      ))}
    </>
  )
}
