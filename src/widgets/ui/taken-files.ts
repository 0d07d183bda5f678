import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** What the file picker offers; the backend decides by the content. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,application/pdf'

/** Handlers of an area that takes dropped files and pasted pictures, before a text field inside it does. */
export function useTakenFiles(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }
  return {
    isOver,
    area: {
      onDragEnterCapture: drag(true),
      onDragOverCapture: drag(true),
      onDragLeave: drag(false),
      onDropCapture(event: DragEvent) {
        const files = [...event.dataTransfer.files]
        setOver(false)
        if (files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        onFiles(files)
      },
      onPasteCapture(event: ClipboardEvent) {
        const { clipboardData } = event
        const files = [...clipboardData.files]
        // cells of a spreadsheet come as a picture, too
        if (files.length === 0 || clipboardData.types.includes('text/plain')) return
        event.preventDefault()
        event.stopPropagation()
        onFiles(files)
      },
    },
  }
}
