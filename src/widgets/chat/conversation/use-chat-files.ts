import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { ThreadMessage } from '../../../core/chat/chat.thread'
import { useView } from '../../runtime/use-engine'
import { saveFile } from '../../ui/save-file'

/** Of a file that isn't sent yet, the content is known. */
const keyOf = ({ file, id = '' }: ThreadMessage): string => file?.id || id

/** Reads each content once. */
function useAddresses(contents: ReadonlyMap<string, Blob>): ReadonlyMap<string, string> {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map())
  const begun = useRef(new Set<string>())
  useEffect(() => {
    for (const [key, content] of contents) {
      if (begun.current.has(key) || !content.type.startsWith('image/')) continue
      begun.current.add(key)
      const reader = new FileReader()
      reader.onload = () => setAddresses((before) => new Map(before).set(key, String(reader.result)))
      reader.readAsDataURL(content)
    }
  }, [contents])
  return addresses
}

export function useChatFiles(messages: readonly ThreadMessage[], scroller: RefObject<HTMLElement | null>) {
  const view = useView('chat.files')
  const loaded = useSelector(view, ({ context }) => context.contents)
  const [opened, setOpened] = useState<ThreadMessage>()
  /** to be saved once it has loaded */
  const [wanted, setWanted] = useState<ThreadMessage>()
  const contents = useMemo(() => {
    const known = new Map<string, Blob>()
    for (const [id, content] of loaded) if (content instanceof Blob) known.set(id, content)
    for (const message of messages) if (message.content) known.set(keyOf(message), message.content)
    return known
  }, [loaded, messages])
  const addresses = useAddresses(contents)
  const wantedContent = wanted && contents.get(keyOf(wanted))
  useEffect(() => {
    if (!wanted?.file || !wantedContent || !scroller.current) return
    saveFile(wanted.file.name, wantedContent, scroller.current)
    setWanted(undefined)
  }, [wanted, wantedContent, scroller])
  return useMemo(
    () => ({
      /** Loads the picture of a message that comes into view. */
      addressOf(message: ThreadMessage): string | undefined {
        const key = keyOf(message)
        const address = addresses.get(key)
        if (!address && message.file?.id) view.send({ type: 'file.want', id: message.file.id })
        return address
      },
      isFailed: (message: ThreadMessage) => loaded.get(keyOf(message)) === 'failed',
      /** A picture opens; another file is saved. */
      open(message: ThreadMessage) {
        const { file } = message
        if (!file) return
        if (file.id && loaded.get(file.id) === 'failed') view.send({ type: 'file.reload', id: file.id })
        else if (file.id) view.send({ type: 'file.want', id: file.id })
        if (file.type.startsWith('image/')) setOpened(message)
        else setWanted(message)
      },
      close: () => setOpened(undefined),
      opened: opened?.file && { name: opened.file.name, content: contents.get(keyOf(opened)) ?? opened.content },
    }),
    [addresses, loaded, contents, opened, view],
  )
}

export type ChatFiles = ReturnType<typeof useChatFiles>
