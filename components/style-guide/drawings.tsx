import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

import { Icon } from '@/components/ui/icon'
import { ICON_NAMES } from '@/components/ui/icon-names'
import { Picture } from '@/components/ui/picture'

import { SAMPLE_GOODS, SAMPLE_SCENES, SAMPLE_VIEWS, samplePicture, sampleScene } from './samples'
import { GuideSection, Specimen } from './specimen'

const GRID = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6'
const SIZES = '(min-width: 75rem) 15vw, (min-width: 35rem) 30vw, 45vw'

/** A picture, with its name in the code below it. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col gap-2">
      {children}
      <span className="text-xs text-ink-muted" translate="no">
        {name}
      </span>
    </li>
  )
}

function Drawing({ path }: { path: string }) {
  return (
    <Picture
      path={path}
      alt=""
      width={320}
      height={320}
      sizes={SIZES}
      className="aspect-square w-full rounded-card bg-surface-2 object-cover"
    />
  )
}

/** Every icon with its name. */
export function Icons({ intl }: { intl: IntlShape }) {
  return (
    <GuideSection id="icons" title={intl.formatMessage({ id: 'style.section_icons' })}>
      <ul className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-5 md:grid-cols-7 lg:grid-cols-9">
        {ICON_NAMES.map((name) => (
          <Named key={name} name={name}>
            <Icon name={name} size={24} />
          </Named>
        ))}
      </ul>
    </GuideSection>
  )
}

/** Some product drawings, one of them from three sides, and the scenes. */
export function Pictures({ intl }: { intl: IntlShape }) {
  const t = (id: string) => intl.formatMessage({ id })
  return (
    <GuideSection id="pictures" title={t('style.section_pictures')}>
      <Specimen title={t('style.products')} className="block">
        <ul className={GRID}>
          {SAMPLE_GOODS.map(([goods, color]) => (
            <Named key={goods} name={`${goods} · ${color}`}>
              <Drawing path={samplePicture(goods, 'front', color)} />
            </Named>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t('style.views')} className="block">
        <ul className={GRID}>
          {SAMPLE_VIEWS.map((view) => (
            <Named key={view} name={view}>
              <Drawing path={samplePicture('down-jacket', view, 'moss')} />
            </Named>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t('style.scenes')} className="block">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {SAMPLE_SCENES.map((scene) => (
            <Named key={scene} name={scene}>
              <Picture
                path={sampleScene(scene)}
                alt=""
                width={1200}
                height={800}
                sizes="(min-width: 75rem) 30vw, (min-width: 35rem) 45vw, 92vw"
                className="w-full rounded-card"
              />
            </Named>
          ))}
        </ul>
      </Specimen>
    </GuideSection>
  )
}
