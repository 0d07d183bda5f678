import { mostFileBytes } from '../kernel/file'
import type { ThreadFile } from './chat.thread'

/** A file that goes with the next message. */
export type ChosenFile = ThreadFile & { key: string; isTooLarge: boolean }

/** Chosen files by the contact's number. They aren't stored: after a reload they have to be chosen again. */
export type ChosenFiles = Readonly<Record<number, readonly ChosenFile[]>>

export const chosenFor = (chosen: ChosenFiles, contactId: number): readonly ChosenFile[] => chosen[contactId] ?? []

export const isSendable = ({ isTooLarge }: ChosenFile): boolean => !isTooLarge

export const chosenFile = (key: string, { name, file }: { name: string; file: Blob }): ChosenFile => ({
  key,
  name,
  type: file.type,
  bytes: file.size,
  content: file,
  isTooLarge: file.size > mostFileBytes,
})
