import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import Invite from 'lucide-react/icons/user-plus'
import type { RefObject } from 'react'
import { FailurePanel } from '../failure/failure-panel'
import { Button, ButtonLink } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { SearchBox } from '../ui/search-box'
import * as css from './chat.css'
import { ChatAvatar } from './chat-avatar'
import { ChatContactRow, ChatRow } from './chat-row'
import { ChatRows } from './chat-skeleton'
import type { Chats } from './use-chat'
import { useMoments } from './use-moments'

type ChatSideProps = {
  list: Chats
  usersHref: string | undefined
  opened: number | undefined
  onOpen(contactId: number): void
  onProfile(): void
  containerRef: RefObject<HTMLElement | null>
}

function Lists({ list, usersHref, opened, onOpen }: Omit<ChatSideProps, 'onProfile' | 'containerRef'>) {
  const { t } = useLingui()
  const moments = useMoments(list.today)
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load chats`}
        forbidden={t`You don't have access to the chat`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <ChatRows label={t`Loading chats`} />
  if (list.isEmpty)
    return (
      <EmptyPanel
        icon={<Invite />}
        title={t`No contacts yet`}
        action={usersHref !== undefined && <ButtonLink href={usersHref}>{t`Open the user list`}</ButtonLink>}
      >
        {t`Invite a colleague to the shop. Colleagues who can use the chat appear here.`}
      </EmptyPanel>
    )
  if (list.chats.length + list.others.length === 0)
    return (
      <EmptyPanel
        icon={<SearchX />}
        title={t`No chats found`}
        action={<Button onClick={() => list.search('')}>{t`Clear search`}</Button>}
      />
    )
  return (
    <>
      {list.error && (
        <p className={css.notice} role="status">
          {t`Couldn't refresh the list`}
          <Button size="s" onClick={list.reload}>{t`Try again`}</Button>
        </p>
      )}
      {list.chats.length > 0 && (
        <section aria-label={t`Chats`}>
          <h2 className={css.listTitle}>{t`Chats`}</h2>
          <ul>
            {list.chats.map((each) => (
              <ChatRow
                key={each.contact.id}
                conversation={each}
                isOpen={each.contact.id === opened}
                moments={moments}
                onOpen={() => onOpen(each.contact.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {list.others.length > 0 && (
        <section aria-label={t`Contacts`}>
          <h2 className={css.listTitle}>{t`Contacts`}</h2>
          <ul>
            {list.others.map((contact) => (
              <ChatContactRow
                key={contact.id}
                contact={contact}
                isOpen={contact.id === opened}
                onOpen={() => onOpen(contact.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export function ChatSide({ list, usersHref, opened, onOpen, onProfile, containerRef }: ChatSideProps) {
  const { t } = useLingui()
  return (
    <nav ref={containerRef} className={css.side} aria-label={t`Chats and contacts`}>
      <div className={css.own}>
        {list.owner && (
          <button
            type="button"
            className={css.person}
            aria-haspopup="dialog"
            title={t`Your profile`}
            onClick={onProfile}
          >
            <ChatAvatar person={list.owner} />
            <span className={css.hiddenName}>{t`Your profile`}</span>
          </button>
        )}
        <SearchBox
          className={css.search}
          value={list.q}
          onChange={list.search}
          label={t`Search chats`}
          placeholder={t`Search by name`}
          clearLabel={t`Clear search`}
        />
      </div>
      <div className={css.lists}>
        <Lists list={list} usersHref={usersHref} opened={opened} onOpen={onOpen} />
      </div>
    </nav>
  )
}
