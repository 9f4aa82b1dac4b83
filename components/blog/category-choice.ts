/** The name of the radio buttons and of what the address says. */
export const categoryParameter = 'categorie'

/** « Bien-être » in an address: bien-etre. */
export const categorySlug = (category: string) => category.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The address of the page with this choice in it; the first category shows everything and needs no mention. */
export function addressWith(address: string, slug: string | undefined): string {
  const url = new URL(address)
  if (slug === undefined) url.searchParams.delete(categoryParameter)
  else url.searchParams.set(categoryParameter, slug)
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Runs while the page is being read, right after the buttons: a shared link shows its category at once. Leaves a mark that says so, because a
 * page reached by soft navigation does not run it.
 */
export const restoreScript = `(function(d){var c=new URLSearchParams(location.search).get('${categoryParameter}'),f=d.querySelector('[data-filter]'),r=c&&f.querySelector('input[data-slug="'+c.replace(/[^a-z-]/g,'')+'"]');if(r)r.checked=true;f.dataset.restored=''})(document)`
