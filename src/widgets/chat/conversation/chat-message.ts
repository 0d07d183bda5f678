import { me } from '../../../core/chat/chat.contract'
import { type MessagePosition, placeOf } from '../../../core/chat/chat.groups'
import type { ThreadMessage } from '../../../core/chat/chat.thread'
import { classNames } from '../../ui/class-names'
import type { RowElement } from '../../ui/recycled-rows'
import * as css from './chat-message.css'
import type { ChatBubbleMessages } from './use-chat-bubble-messages'

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

/** Overwrites everything a previous message left in the row. */
export function writeMessage(
  part: ChatMessagePart,
  message: ThreadMessage,
  { before, after, isChosen }: ChatMessageAround,
  words: ChatBubbleMessages,
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
  setClass(foot, position.closesGroup || state ? css.foot : css.hiddenFoot)
  part.sending.show(state === 'sending', (copy) => foot.prepend(copy))
  if (time.dateTime !== message.time) time.dateTime = message.time
  setText(time, words.time(message.time))
  const problem = part.problem.show(state === 'failed', (copy) => element.append(copy))
  const said = problem?.querySelector('[data-place=problem]')
  if (said) setText(said, message.unanswered ? words.unconfirmed : words.unsent)
  if (!input) return
  input.style.display = state ? 'none' : ''
  input.checked = isChosen
}
