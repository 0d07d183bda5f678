/** Copies text; false if the browser allows no way to. */
export async function copyText(text: string, from: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // without the Clipboard API (plain http), copy the selection
    from?.select()
    return from !== null && document.execCommand('copy')
  }
}

/** Copies a picture; false on plain http. */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    // Safari needs the promise itself, during the user gesture
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    return true
  } catch {
    return false
  }
}

export const canCopyPictures = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'
