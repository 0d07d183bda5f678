import { useLingui } from '@lingui/react/macro'
import Failed from 'lucide-react/icons/circle-alert'
import Sending from 'lucide-react/icons/clock'
import Document from 'lucide-react/icons/file-text'
import Broken from 'lucide-react/icons/image-off'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { checkbox } from '../../ui/checkbox.css'
import { VisuallyHidden } from '../../ui/visually-hidden'
import * as item from './chat-log.css'
import * as css from './chat-message.css'

const Bubble = () => (
  <span className={css.bubble} data-place="bubble">
    <VisuallyHidden>
      <span data-place="who" />
    </VisuallyHidden>
    <bdi className={css.text} />
    <span className={css.foot} data-place="foot">
      <time />
    </span>
  </span>
)

const Row = ({ children }: { children: ReactNode }) => (
  <li className={item.item}>
    <div className={css.row} data-place="row">
      {children}
    </div>
  </li>
)

/** Rows are clones of this; rare parts of a message are templates too. */
export function ChatMessagePattern({ isChoosing }: { isChoosing: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <Row>
        {isChoosing ? (
          <label className={css.choice}>
            <input type="checkbox" className={checkbox} />
            <Bubble />
          </label>
        ) : (
          <Bubble />
        )}
      </Row>
      <p className={css.day} data-pattern="day">
        <time />
      </p>
      <button type="button" className={css.picture} data-pattern="picture" data-key="open">
        <img alt="" hidden />
        <Broken aria-hidden="true" />
      </button>
      <button type="button" className={css.file} data-pattern="file" data-key="open">
        <Document size={20} aria-hidden="true" />
        <span className={css.fileWords}>
          <bdi className={css.fileName} data-place="name" />
          <span className={css.fileSize} data-place="size" />
        </span>
      </button>
      <Sending size={12} aria-label={t`Sending`} data-pattern="sending" />
      <div className={css.problem} data-pattern="problem">
        <span className={css.problemText}>
          <Failed size={16} aria-hidden="true" />
          <span data-place="problem" />
        </span>
        <Button size="s" data-key="retry">{t`Try again`}</Button>
        <Button size="s" look="ghost" data-key="discard">{t`Delete`}</Button>
      </div>
    </>
  )
}
