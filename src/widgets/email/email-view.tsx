import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { PartFailure } from '../lazy/part-failure'
import { Panes } from '../list/panes'
import { useUnfocusedKeys } from '../runtime/use-unfocused-keys'
import { PortalProvider } from '../ui/portal'
import type { RaanEmailProps } from './email'
import * as css from './email.css'
import { DetailSkeleton } from './email-skeleton'
import type { LetterStart } from './letter-start'
import { type ListLocation, MailBox } from './mail-box'
import { MailFolders } from './mail-folders'
import { nameOfList } from './mail-location'
import { useEmail } from './use-email'
import { useEmailParts } from './use-email-parts'
import { useFailedMail } from './use-failed-mail'
import { useMailActions } from './use-mail-actions'
import { useMailChanges } from './use-mail-changes'
import { useMailActs, useMailKeys } from './use-mail-keys'
import { useRestoredLetters } from './use-restored-letters'

export function EmailView({ query, onQueryChanged, onOpened, onSent }: RaanEmailProps) {
  const { t } = useLingui()
  const changes = useMailChanges()
  const list = useEmail({ query, onQueryChanged }, changes.made)
  const actions = useMailActions(changes)
  const [asked, setAsked] = useState<{ key: number; start: LetterStart }>()
  const { opened } = list
  const parts = useEmailParts(opened !== undefined)
  const keys = useMailKeys()
  const screenRef = useRef<HTMLDivElement>(null)
  useUnfocusedKeys(screenRef)
  const containerRef = useRef<ListLocation>({ id: undefined, index: 0, list: '', page: 1, offset: 0 })
  const before = useRef(opened)
  const isBack = before.current !== undefined && opened === undefined
  /** focus moves on user navigation, not for the initial URL */
  const [first] = useState(opened)
  const hasMoved = useRef(false)
  const takesFocus = hasMoved.current || opened !== first
  useEffect(() => {
    before.current = opened
    if (opened !== first) hasMoved.current = true
    // back in the list, return to the last viewed email
    if (opened !== undefined) containerRef.current = { ...containerRef.current, id: opened }
  }, [opened, first])

  const compose = async (start: LetterStart) => {
    if (await parts.letters.enter()) setAsked((before) => ({ key: (before?.key ?? 0) + 1, start }))
  }
  const showKeys = () => void parts.keys.enter().then((isHere) => isHere && parts.sheet.open())
  useFailedMail(list.rows, changes)
  useRestoredLetters()
  useMailActs(keys, 'email', { compose: () => void compose({ kind: 'new' }), keys: showKeys })

  const { here: Detail } = parts.detail
  const { here: Letters } = parts.letters
  const { here: KeyboardShortcuts } = parts.keys
  const back = () => list.open(undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the shortcuts of everything inside
    <div ref={screenRef} part="email" onKeyDown={keys.onKeyDown}>
      <PortalProvider>
        <Panes
          label={t`Mail folders`}
          openLabel={t`Open mail folders`}
          closeLabel={t`Close`}
          side={(close) => (
            <MailFolders
              list={list.list}
              counts={list.counts}
              composeBusy={parts.letters.isLoading}
              onCompose={() => {
                close()
                void compose({ kind: 'new' })
              }}
              onShow={(next) => {
                close()
                list.show(next)
              }}
            />
          )}
        >
          {(opener) => (
            <div className={css.main} onPointerEnter={parts.detail.preload}>
              {opened === undefined ? (
                <MailBox
                  key={nameOfList(list.list)}
                  list={list}
                  actions={actions}
                  keys={keys}
                  parts={parts}
                  opener={opener}
                  containerRef={containerRef}
                  isBack={isBack}
                  onCompose={(start) => void compose(start)}
                  onKeys={showKeys}
                />
              ) : Detail ? (
                <Detail
                  id={opened}
                  list={list}
                  changes={changes}
                  actions={actions}
                  keys={keys}
                  takesFocus={takesFocus}
                  onBack={back}
                  onOpened={onOpened}
                  onCompose={(start) => void compose(start)}
                />
              ) : parts.detail.isFailed ? (
                <PartFailure title={t`Couldn't load email`} onRetry={parts.detail.enter} />
              ) : (
                <DetailSkeleton label={t`Loading email`} />
              )}
            </div>
          )}
        </Panes>
        {Letters && <Letters asked={asked} changes={changes} onSent={onSent} />}
        {KeyboardShortcuts && <KeyboardShortcuts open={parts.sheet.isOpen} onClose={parts.sheet.close} />}
      </PortalProvider>
    </div>
  )
}
