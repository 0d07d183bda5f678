export const aFile = (name: string, type = 'image/jpeg', content: BlobPart = name) =>
  new File([type === 'application/pdf' ? '%PDF-1.7' : Uint8Array.of(0xff, 0xd8, 0xff), content], name, { type })

/** The page chooses these in a file picker. */
export function chooseIn(input: HTMLInputElement, files: readonly File[]): void {
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const transferred = (type: string, name: string, files: readonly File[], types: readonly string[]) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), { [name]: { files, types } })

export const dropOn = (node: Element, files: readonly File[]): boolean =>
  node.dispatchEvent(transferred('drop', 'dataTransfer', files, ['Files']))

/** Returns false if the page took the files. */
export const pasteInto = (node: Element, files: readonly File[], types: readonly string[] = ['Files']): boolean =>
  node.dispatchEvent(transferred('paste', 'clipboardData', files, types))
