'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { VIDEO_EMBEDS } from '@/lib/config/video'

import { fetchFilms, type Film } from './film-list'

/** Films of a product below its pictures; the platform hears of a visitor when a film is pressed, not before. */
export default function Films({ id, brand, name }: { id: number; brand: string; name: string }) {
  const intl = useIntl()
  const [films, setFilms] = useState<readonly Film[]>([])
  const [playing, setPlaying] = useState<Film | null>(null)
  useEffect(() => {
    let isGone = false
    void fetchFilms({ id, brand, name }).then((found) => {
      if (!isGone) setFilms(found)
    })
    return () => {
      isGone = true
    }
  }, [id, brand, name])
  if (films.length === 0) return null
  return (
    <>
      <ul aria-label={intl.formatMessage({ id: 'product.films' })} className="mt-3 flex flex-col gap-1 text-sm">
        {films.map((film) => (
          <li key={film.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setPlaying(film)}
              className="inline-flex min-h-11 items-center gap-2 text-left font-semibold hover:underline"
            >
              <Icon name="play" />
              {film.title}
            </button>
          </li>
        ))}
      </ul>
      {playing && (
        <Dialog
          open
          size="lg"
          onClose={() => setPlaying(null)}
          title={playing.title}
          closeLabel={intl.formatMessage({ id: 'common.close' })}
        >
          <iframe
            src={`${VIDEO_EMBEDS[0]}${playing.id}?autoplay=1`}
            title={playing.title}
            allow="autoplay; fullscreen"
            allowFullScreen
            className="aspect-video w-full border-0"
          />
        </Dialog>
      )}
    </>
  )
}
