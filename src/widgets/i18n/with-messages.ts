import { type MessageFiles, messagesOf } from './message-files'

/** Loads a part's texts beside its code. Texts that do not arrive are asked for again by the widget that shows them. */
export const withMessages =
  <File>(files: MessageFiles | undefined, load: () => Promise<File>): (() => Promise<File>) =>
  () =>
    files ? Promise.all([load(), messagesOf(files)]).then(([file]) => file) : load()
