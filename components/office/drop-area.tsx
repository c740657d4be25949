'use client'

import { type DragEvent, type ReactNode, useState } from 'react'

import { cx } from '@/components/ui/cx'

interface DropAreaProps {
  onFiles: (files: FileList) => void
  children: ReactNode
}

/** Takes the files that are dropped on it. What is dragged and is no file passes. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  return (
    <div
      className={cx(
        'flex flex-col gap-3 rounded-card border border-dashed p-4',
        isOver ? 'border-ink bg-surface-2' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
