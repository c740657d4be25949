'use client'

import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { VIDEO_EMBEDS } from '@/lib/config/video'
import { fetchVideos, type Video } from '@/stores/product-videos'

/** Videos of a product below its pictures. Nothing is loaded from the platform before a video is opened. */
export default function Videos({ id, brand, name }: { id: number; brand: string; name: string }) {
  const intl = useIntl()
  const [videos, setVideos] = useState<readonly Video[]>([])
  const [playing, setPlaying] = useState<Video | null>(null)
  useEffect(() => {
    let isGone = false
    void fetchVideos({ id, brand, name }).then((list) => {
      if (!isGone) setVideos(list)
    })
    return () => {
      isGone = true
    }
  }, [id, brand, name])
  if (videos.length === 0) return null
  return (
    <>
      <ul aria-label={intl.formatMessage({ id: 'product.films' })} className="mt-3 flex flex-col gap-1 text-sm">
        {videos.map((video) => (
          <li key={video.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setPlaying(video)}
              className="inline-flex min-h-11 items-center gap-2 text-left font-semibold hover:underline"
            >
              <Icon name="play" />
              {video.title}
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
