import { Picture } from '@/components/ui/picture'

/** The scene above a page; nothing if there is none. */
export function PageScene({ image, priority = false }: { image: string | null; priority?: boolean }) {
  if (!image) return null
  return (
    <div className="mx-auto max-w-page md:px-6 md:pt-6 lg:px-12">
      <Picture
        path={image}
        alt=""
        width={1280}
        height={426}
        sizes="(min-width: 90rem) 84rem, 100vw"
        priority={priority}
        className="h-44 w-full bg-surface-2 object-cover object-[50%_80%] md:h-60 md:rounded-card"
      />
    </div>
  )
}
