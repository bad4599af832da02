import { type RawBuilder, sql } from 'kysely';

/** What is priced and counted of a product: itself, or its published variations. */
const TAGS = sql`tag.kind in ('simple', 'external') or (tag.kind = 'variation' and tag.status = 'published')`;

/**
 * Prices of each product at one instant, as `priced`: lowest and highest, null without any. The rule of a running sale
 * is the domain's `runningSale`.
 */
export const pricedAt = (at: Date): RawBuilder<unknown> => sql`(
  select family_id, bool_or(running) as on_sale,
    min(active) as min_active, max(active) as max_active,
    min(regular_price) as min_regular, max(regular_price) as max_regular,
    min(sale_from) filter (where running) as sale_from, max(sale_to) filter (where running) as sale_to
  from (
    select tag.*, case when running then sale_price else regular_price end as active
    from (
      select tag.family_id, tag.regular_price, tag.sale_price, tag.sale_from, tag.sale_to,
        coalesce(tag.sale_price < tag.regular_price
          and (tag.sale_from is null or tag.sale_from <= ${at})
          and (tag.sale_to is null or tag.sale_to > ${at}), false) as running
      from products tag where ${TAGS}
    ) as tag
  ) as tag
  group by family_id
)`;

/** Word of each product, as `supply`: the best one any of its tags has (0 in stock, 1 on backorder, 2 out). */
export const SUPPLY = sql`(
  select tag.family_id, min(case
      when own.kind = 'unmanaged' then array_position(array['in-stock', 'on-backorder', 'out-of-stock'], own.status) - 1
      when coalesce(own.on_hand, shared.on_hand, 1) > 0 then 0
      when coalesce(own.backorders, shared.backorders) = 'no' then 2
      else 1
    end) as rank
  from products tag
  left join stock own on own.product_id = tag.id
  left join stock shared on shared.product_id = tag.family_id and own.kind = 'shared' and shared.kind = 'managed'
  where ${TAGS}
  group by tag.family_id
)`;
