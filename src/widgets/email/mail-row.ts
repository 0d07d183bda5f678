import type { Mail } from '../../core/email/email.contract'
import { plainText } from '../../core/kernel/html-text'
import { hueOf, initialsOf } from '../ui/avatar'
import * as avatar from '../ui/avatar.css'
import { classNames } from '../ui/class-names'
import { dotClass } from './mail-label'
import * as css from './mail-row.css'
import type { MailRowMessages } from './use-mail-row-messages'

export type MailPlaces = ReturnType<typeof mailPlaces>

export type MailState = {
  isSelected: boolean
  /** has the cursor */
  isCurrent: boolean
}

export function mailPlaces(element: HTMLElement) {
  const find = <Found extends Element = HTMLElement>(selector: string) => element.querySelector(selector) as Found
  const place = (name: string) => find(`[data-place=${name}]`)
  const textIn = (name: string) => place(name).appendChild(document.createTextNode(''))
  const key = (name: string) => find<HTMLButtonElement>(`[data-key=${name}]`)
  const face = place('avatar')
  const time = find<HTMLTimeElement>('time')
  return {
    row: find('[data-mail]'),
    tick: find<HTMLInputElement>('input'),
    star: key('star'),
    open: key('open'),
    read: key('read'),
    trash: key('trash'),
    face,
    initials: face.insertBefore(document.createTextNode(''), face.firstChild),
    nobody: find<SVGElement>('[data-place=avatar] > svg'),
    picture: undefined as HTMLImageElement | undefined,
    unread: textIn('unread'),
    who: place('who'),
    sender: textIn('who'),
    subject: textIn('subject'),
    preview: textIn('preview'),
    clip: find<SVGElement>('[data-place=clip]'),
    labels: place('labels'),
    time,
    moment: time.appendChild(document.createTextNode('')),
  }
}

const previews = new WeakMap<Mail, string>()

function previewOf(mail: Mail): string {
  const known = previews.get(mail)
  if (known !== undefined) return known
  const preview = plainText(mail.message.slice(0, 600)).slice(0, 110)
  previews.set(mail, preview)
  return preview
}

const setText = (node: Text, text: string) => {
  if (node.data !== text) node.data = text
}
const setAttribute = (element: Element, name: string, value: string) => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
const show = (element: HTMLElement | SVGElement, isShown: boolean) => {
  const display = isShown ? '' : 'none'
  if (element.style.display !== display) element.style.display = display
}
/** Updates the icon's tooltip too: a recycled row still has the previous one's. */
const name = (control: HTMLElement, text: string) => {
  setAttribute(control, 'aria-label', text)
  if (control.title !== text) control.title = text
}

/** avatars that failed to load */
const missing = new Set<string>()

function writeFace(
  places: MailPlaces,
  who: Pick<Mail['from'], 'name' | 'email'> | undefined,
  src: string | undefined,
): void {
  const { face, initials, nobody } = places
  const name = who?.name || who?.email || ''
  const text = initialsOf(name)
  setText(initials, text)
  show(nobody, text === '')
  setAttribute(
    face,
    'class',
    classNames(avatar.avatar, avatar.sizes.s, avatar.hues.at(hueOf(name, avatar.hues.length))),
  )
  const wanted = src !== undefined && !missing.has(src) ? src : undefined
  if (places.picture?.getAttribute('src') === wanted) return
  // a new element: the old one would show the previous avatar until the next one loads
  places.picture?.remove()
  places.picture = undefined
  if (wanted === undefined) return
  const picture = document.createElement('img')
  picture.className = avatar.image
  picture.alt = ''
  picture.src = wanted
  picture.onerror = () => {
    missing.add(wanted)
    picture.remove()
  }
  places.picture = face.appendChild(picture)
}

function writeLabels(labels: HTMLElement, mail: Mail, nameOf: (label: string) => string): void {
  const said = mail.labels.map(nameOf).join(', ')
  show(labels, said !== '')
  if (labels.dataset.labels === mail.labels.join()) return
  labels.dataset.labels = mail.labels.join()
  setAttribute(labels, 'aria-label', said)
  labels.title = said
  labels.replaceChildren(
    ...mail.labels.map((label) => {
      const dot = document.createElement('span')
      dot.className = dotClass(label)
      dot.ariaHidden = 'true'
      return dot
    }),
  )
}

/** Overwrites everything a previous email left in the row. */
export function writeMail(
  places: MailPlaces,
  mail: Mail,
  { isSelected, isCurrent }: MailState,
  words: MailRowMessages,
): void {
  const { row, tick, star, open, read, trash, time } = places
  const subject = words.subject(mail.subject)
  setAttribute(row, 'data-mail', String(mail.id))
  if (row.hasAttribute('data-unread') === mail.isRead) row.toggleAttribute('data-unread', !mail.isRead)
  if (row.hasAttribute('data-selected') !== isSelected) row.toggleAttribute('data-selected', isSelected)
  if (tick.checked !== isSelected) tick.checked = isSelected
  setAttribute(tick, 'aria-label', words.select(subject))
  setAttribute(star, 'aria-pressed', String(mail.isStarred))
  name(star, words.star)
  const isSent = mail.folder === 'sent'
  writeFace(places, isSent ? mail.to[0] : mail.from, isSent ? undefined : (mail.from.avatar ?? undefined))
  setText(places.unread, mail.isRead ? '' : words.unread)
  setText(places.sender, words.who(mail))
  setAttribute(places.who, 'class', classNames(css.who, mail.folder === 'draft' && css.draft))
  setText(places.subject, subject)
  setText(places.preview, previewOf(mail))
  show(places.clip, mail.attachments.length > 0)
  setAttribute(places.clip, 'aria-label', words.attachments)
  writeLabels(places.labels, mail, words.label)
  setAttribute(time, 'datetime', mail.time)
  setText(places.moment, words.brief(mail.time))
  if (time.title !== '') time.title = ''
  name(read, mail.isRead ? words.markUnread : words.markRead)
  name(trash, words.trash)
  show(trash, mail.folder !== 'trash')
  const stop = isCurrent ? 0 : -1
  for (const control of [tick, star, open, read, trash]) if (control.tabIndex !== stop) control.tabIndex = stop
}
