'use client'

import { useRouter } from 'next/navigation'

import { PictureUpload } from './picture-upload'

/** Uploads into the library; its list shows each as it arrives. */
export function LibraryUpload() {
  const router = useRouter()
  return <PictureUpload onUploaded={() => router.refresh()} />
}
