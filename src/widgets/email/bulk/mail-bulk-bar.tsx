import { messages } from 'langraan:messages/email.bulk'
import { useLingui } from '@lingui/react/macro'
import Restore from 'lucide-react/icons/archive-restore'
import Unread from 'lucide-react/icons/mail'
import Read from 'lucide-react/icons/mail-open'
import Star from 'lucide-react/icons/star'
import Unstar from 'lucide-react/icons/star-off'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { bulkViews } from '../../../core/email/bulk/views'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import type { EmailList } from '../use-email'
import type { MailActions } from '../use-mail-actions'
import type { MailSelection } from '../use-mail-selection'
import { ForEverDialog, LabelMenu, MoveMenu, useRestoreFolder } from './mail-menus'
import { WholeList } from './whole-list'

type BulkBarProps = {
  list: EmailList
  selection: MailSelection
  actions: MailActions
  /** the emails have left this list, and the buttons with them */
  onDone(): void
}

function BulkBarView({ list, selection, actions, onDone }: BulkBarProps) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const { mails } = selection
  const homeOf = useRestoreFolder()
  const isTrash = 'box' in list.list && list.list.box === 'trash'
  const isUnread = mails.some((mail) => !mail.isRead)
  const isPlain = mails.some((mail) => !mail.isStarred)
  return (
    <>
      <Button
        look="ghost"
        size="s"
        icon={isUnread ? <Read /> : <Unread />}
        label={isUnread ? t`Mark as read` : t`Mark as unread`}
        onClick={() => actions.read(mails, isUnread)}
      />
      <Button
        look="ghost"
        size="s"
        icon={isPlain ? <Star /> : <Unstar />}
        label={isPlain ? t`Star` : t`Unstar`}
        onClick={() => actions.star(mails, isPlain)}
      />
      <LabelMenu mails={mails} actions={actions} />
      <MoveMenu mails={mails} actions={actions} onDone={onDone} />
      {isTrash ? (
        <>
          <Button
            look="ghost"
            size="s"
            icon={<Restore />}
            label={t`Restore`}
            onClick={() => {
              for (const home of new Set(mails.map(homeOf)))
                actions.move(
                  mails.filter((mail) => homeOf(mail) === home),
                  home,
                )
              onDone()
            }}
          />
          <Button look="ghost" size="s" icon={<Trash />} label={t`Delete forever`} onClick={() => setIsAsking(true)} />
        </>
      ) : (
        <Button
          look="ghost"
          size="s"
          icon={<Trash />}
          label={t`Move to Trash`}
          onClick={() => {
            actions.move(mails, 'trash')
            onDone()
          }}
        />
      )}
      <WholeList list={list} selection={selection} />
      <ForEverDialog
        count={isAsking ? mails.length : 0}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          actions.deleteForEver(mails)
          onDone()
        }}
      />
    </>
  )
}

const Nothing = () => null

export const BulkBar = defineWidget<BulkBarProps>({
  apps: {},
  views: bulkViews,
  messages: [messages],
  Skeleton: Nothing,
  View: BulkBarView,
})
