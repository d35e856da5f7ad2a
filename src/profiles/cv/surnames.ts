/** Vietnamese family names, folded: a name begins with one, or in Western order ends with one. */
export const surnames: ReadonlySet<string> = new Set(
  "nguyen,tran,le,pham,hoang,huynh,phan,vu,vo,dang,bui,do,ho,ngo,duong,ly,dinh,truong,doan,mai,to,trinh,cao,lam,luong,luu,ta,chau,thai,quach,kieu,la,ha,vuong,dao,tang,phung,chu,khuat,nghiem".split(
    ",",
  ),
);
