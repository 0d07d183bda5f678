import { me } from '../../../core/chat/chat.contract'
import { type MessagePosition, placeOf } from '../../../core/chat/chat.groups'
import type { ThreadMessage } from '../../../core/chat/chat.thread'
import { isPicture } from '../../../core/kernel/stored-file'
import { classNames } from '../../ui/class-names'
import type { RowElement } from '../../ui/recycled-rows'
import * as css from './chat-message.css'
import type { ChatBubbleMessages } from './use-chat-bubble-messages'
import type { ChatFiles } from './use-chat-files'

export type ChatMessagePart = RowElement & ReturnType<typeof placesOf>

export type ChatMessageAround = {
  before: ThreadMessage | undefined
  after: ThreadMessage | undefined
  isChosen: boolean
}

function placesOf(pattern: HTMLElement, element: HTMLElement) {
  const find = <Found extends Element | null = HTMLElement>(selector: string) =>
    element.querySelector(selector) as Found
  /** parts that few messages have are cloned on first use */
  const extra = (name: string) => {
    let copy: HTMLElement | undefined
    return {
      show(isWanted: boolean, put: (copy: HTMLElement) => void): HTMLElement | undefined {
        if (!isWanted) {
          copy?.remove()
          return undefined
        }
        copy ??= pattern.querySelector(`[data-pattern=${name}]`)?.cloneNode(true) as HTMLElement
        if (!copy.isConnected) put(copy)
        return copy
      },
    }
  }
  return {
    row: find('[data-place=row]'),
    input: find<HTMLInputElement | null>('input'),
    bubble: find('[data-place=bubble]'),
    who: find('[data-place=who]'),
    text: find('bdi').appendChild(document.createTextNode('')),
    picture: extra('picture'),
    file: extra('file'),
    foot: find('[data-place=foot]'),
    time: find<HTMLTimeElement>('time'),
    day: extra('day'),
    sending: extra('sending'),
    problem: extra('problem'),
  }
}

export function chatMessagePart(pattern: HTMLElement): ChatMessagePart {
  const element = pattern.firstElementChild?.cloneNode(true) as HTMLElement
  return { element, ...placesOf(pattern, element) }
}

const setText = (element: Element, text: string) => {
  if (element.textContent !== text) element.textContent = text
}
const setClass = (element: Element, names: string) => {
  if (element.className !== names) element.className = names
}

function writeDay({ element, row, day }: ChatMessagePart, position: MessagePosition, words: ChatBubbleMessages): void {
  const shown = day.show(position.day !== undefined, (copy) => element.insertBefore(copy, row))?.firstElementChild
  if (!(shown instanceof HTMLTimeElement) || position.day === undefined) return
  shown.dateTime = position.day
  setText(shown, words.day(position.day))
}

/** A picture has the same size before and after it has loaded. */
function writeFile(
  { bubble, text, ...part }: ChatMessagePart,
  message: ThreadMessage,
  words: ChatBubbleMessages,
  { addressOf, isFailed }: Pick<ChatFiles, 'addressOf' | 'isFailed'>,
): void {
  const { file } = message
  const put = (copy: HTMLElement) => bubble.insertBefore(copy, text.parentElement)
  const isShown = file !== undefined && isPicture(file)
  const picture = part.picture.show(isShown, put)
  const button = part.file.show(file !== undefined && !isShown, put)
  if (picture && file) {
    const address = addressOf(message)
    const image = picture.firstElementChild as HTMLImageElement
    picture.dataset.state = address ? 'shown' : isFailed(message) ? 'failed' : 'loading'
    image.hidden = !address
    if (image.getAttribute('src') !== (address ?? null)) {
      if (address) image.src = address
      else image.removeAttribute('src')
    }
    picture.setAttribute('aria-label', words.view(file.name))
  }
  if (!button || !file) return
  const [name, size] = ['name', 'size'].map((place) => button.querySelector(`[data-place=${place}]`))
  if (name) setText(name, file.name)
  if (size) setText(size, isFailed(message) ? words.notLoaded : words.size(file.bytes))
  button.setAttribute('aria-label', words.download(file.name))
}

/** Overwrites everything a previous message left in the row. */
export function writeMessage(
  part: ChatMessagePart,
  message: ThreadMessage,
  { before, after, isChosen }: ChatMessageAround,
  words: ChatBubbleMessages,
  files: Pick<ChatFiles, 'addressOf' | 'isFailed'>,
): void {
  const { element, row, input, bubble, text, foot, time } = part
  const { senderId, state } = message
  const isOwn = senderId === me
  const position = placeOf(message, { before, after })
  writeDay(part, position, words)
  const opens = position.opensGroup && !position.day
  setClass(row, classNames(css.row, isOwn && css.atEnd, opens && css.opening))
  setClass(bubble, classNames(css.bubble, isOwn ? css.own : css.theirs, state === 'failed' && css.failed))
  setText(part.who, isOwn ? words.own : words.theirs)
  if (text.data !== message.message) text.data = message.message
  writeFile(part, message, words, files)
  setClass(foot, position.closesGroup || state ? css.foot : css.hiddenFoot)
  part.sending.show(state === 'sending', (copy) => foot.prepend(copy))
  if (time.dateTime !== message.time) time.dateTime = message.time
  setText(time, words.time(message.time))
  const problem = part.problem.show(state === 'failed', (copy) => element.append(copy))
  const said = problem?.querySelector('[data-place=problem]')
  if (said) setText(said, words.problem(message))
  const retry = problem?.querySelector('[data-key=retry]')
  if (retry instanceof HTMLElement) retry.style.display = words.isFinal(message) ? 'none' : ''
  if (!input) return
  input.style.display = state ? 'none' : ''
  input.checked = isChosen
}
