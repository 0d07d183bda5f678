import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { SearchBox } from '../ui/search-box'
import * as css from './knowledge.css'

type FinderProps<Row> = {
  rows: readonly Row[]
  find(rows: readonly Row[], words: string): readonly Row[]
  children(found: readonly Row[]): ReactNode
}

/** A field that narrows down what stands below it. */
export function KnowledgeFinder<Row>({ rows, find, children }: FinderProps<Row>) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const found = find(rows, words)
  const wanted = words.trim()
  return (
    <>
      <div className={css.banner}>
        <p className={css.lead}>{t`What would you like to know?`}</p>
        <SearchBox
          className={css.search}
          value={words}
          onChange={setWords}
          label={t`Search the knowledge base`}
          placeholder={t`Search the knowledge base`}
          clearLabel={t`Clear search`}
        />
      </div>
      {found.length > 0 ? (
        children(found)
      ) : wanted === '' ? (
        <EmptyPanel title={t`Nothing here yet`} />
      ) : (
        <EmptyPanel
          title={t`Nothing found for “${wanted}”`}
          action={<Button onClick={() => setWords('')}>{t`Show everything`}</Button>}
        >
          {t`Try different or fewer words.`}
        </EmptyPanel>
      )}
    </>
  )
}
