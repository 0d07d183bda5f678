import { createContext, useContext } from 'react'
import { pathSegment, withoutEndSlashes } from '../../core/kernel/address'
import { type LinkNavigation, NavigationLink, type NavigationLinkProps } from '../navigation/navigation'

/** Without a category it is the start page. */
export type KnowledgeAt = { category?: string | undefined; question?: string | undefined }

/** Fills in a pattern such as `/pages/knowledge-base/{category}/{question}`; missing segments are dropped. */
export const addressOf = (pattern: string, { category = '', question = '' }: KnowledgeAt): string =>
  withoutEndSlashes(
    pattern
      .replace('{category}', pathSegment(category))
      .replace('{question}', category === '' ? '' : pathSegment(question)),
  )

export type KnowledgeNavigation = LinkNavigation<KnowledgeAt>

export const KnowledgeNavigationContext = createContext<KnowledgeNavigation>({
  hrefOf: () => undefined,
  go: () => undefined,
})

export const KnowledgeLink = (props: NavigationLinkProps<KnowledgeAt>) => (
  <NavigationLink navigation={useContext(KnowledgeNavigationContext)} {...props} />
)
