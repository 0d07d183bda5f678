/** Puts text on the clipboard; false when the browser allows it on no way. */
export async function copyText(text: string, from: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // plain http has no clipboard of its own: what is selected can still be copied
    from?.select()
    return from !== null && document.execCommand('copy')
  }
}

/** As copyText, for a picture; plain http cannot. */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    // Safari takes the promise only, within the press of the button
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    return false
  }
}

export const canCopyPictures = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'
