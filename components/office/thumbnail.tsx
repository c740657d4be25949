import { Picture } from '@/components/ui/picture'

/** A small square of a picture, for lists. */
export function Thumbnail({ path, name }: { path: string; name: string }) {
  return (
    <Picture
      path={path}
      alt={name}
      width={96}
      height={96}
      sizes="4rem"
      className="size-16 rounded-control border border-line bg-surface-2 object-cover"
    />
  )
}
