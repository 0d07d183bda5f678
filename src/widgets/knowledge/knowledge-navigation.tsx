import { createContext, useContext } from 'react'
import { pathSegment, withoutEndSlashes } from '../../core/kernel/address'
import { type LinkNavigation, NavigationLink, type NavigationLinkProps } from '../navigation/navigation'

/** Where somebody is: nothing = all categories, a category, a question of it. */
export type KnowledgeAt = { category?: string | undefined; question?: string | undefined }

/** `/pages/knowledge-base/{category}/{question}` with a place in it; what is missing is left out. */
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

/** Leads to a place of the knowledge base: a link where it has an address. */
export const KnowledgeLink = (props: NavigationLinkProps<KnowledgeAt>) => (
  <NavigationLink navigation={useContext(KnowledgeNavigationContext)} {...props} />
)
