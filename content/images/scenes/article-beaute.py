"""Article: ageing in beauty, yellow coat included. A woman of 84 in a yellow coat walks on the terrace above the river, at the end of a winter afternoon."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F7DDB2'),(.5,'#F9E2BE'),(.68,'#F0D3C4'),(1,'#8FB4CC')),ambient='#d5e2f0',ground='#d9b98c',strength=.58); sun(24,-56,3.9,'#ffcb8c',6)
river(3,70,'#5F90B2',-2.6,x=120,streaks=46,lightcol='#9CC0D2',spread=34,seed=3); HZ='#F4DCC4'
hill((-20,70,-2.6),34,8.0,'#C2C9C4',.3); hill((20,74,-2.6),40,10,'#CDD0CA',.3); hill((8.6,30,-3),8,4.2,mix('#DCD6CE',HZ,.25),.5); chateau((8.2,28,1.2),1.15,turn=-10,haze=.15,hz=HZ,lit=.75); qc_row(2.6,15,25.6,-1.4,seed=5,haze=.14,hz=HZ,lit=.7,s=1.1,dz=.3,snow=True); ferry((-5.2,24,-2.55),1.0,turn=6,lit=True)
# the terrace: long boards, a railing with its posts, lamps, a bench, snow pushed aside
floor_boards(-7,7,-5.5,1.15,'#C9A174',n=26); g=mat('#F1E7D4',.6); f=mat('#2F5D50',.6)
for z in (.14,.74): box((0,1.05,z),(14,.05,.055),f,.012)
for i in range(70): cyl((-7+i*.2,1.05,.44),.014,.60,f,0)
for x in (-4.6,-2.3,0,2.3,4.6): box((x,1.05,.42),(.11,.11,.84),f,.016); sphere((x,1.05,.90),.075,f)
lamppost((-1.95,.80,0),2.15,3.2); lamppost((3.1,.80,0),2.15,3.2); bench((1.85,.52,0),-4,1.35,WOOD); sn=mat(SNOW,.9)
make([P_sphere((x,.80+.05*math.sin(x*3),.0),1,(.55,.26,.13+.03*math.sin(x*5))) for x in np.arange(-6.6,6.8,.62)],sn,remesh=.03,smooth=6); box((1.85,.50,.345),(1.2,.34,.035),sn,.016)
p=person((-.12,-1.0,0),9,face=dict(skin=S['fair'],hair='#e6e0d6',style='set',mouth='open',lips='#C0504A',age=2,eye='dot',earrings=RIVER,cheeks=1.06),top=dict(kind='blazer',color='#F0B93A',under='#F6E7CF',button='#7a4a22'),bottom=('trousers','#6D3B57'),shoes='#5a3328',coat=True,extras=[('foulard',RIVER)],hands={'R':(-.92,.05,3.30),'L':(1.00,-.62,3.10)},look=4,tilt=4,step=.12,heavy=1.02)
with group((-.12,-1.0,0),9,.25):
    for z in (2.62,2.26): sphere((.02,-.60 if z>2.4 else -.655,z),.052,mat('#7a4a22',.4,bump=0),s=(1,.6,1))
    for s in (-1,1): box((s*.36,-.565,2.72),(.30,.05,.075),mat(dark('#F0B93A',.12),.88),.03,rot=(0,s*.16,s*.30))
with group(p['L'],12): # a market bag
    box((0,0,-.20),(.24,.10,.24),mat(SPRUCE,.85),.03); tube([(-.07,0,-.09),(-.05,0,.0),(.05,0,.0),(.07,0,-.09)],.011,mat(dark(SPRUCE,.2),.8));
    with group((.078,-.005,-.035),rot=(0,R(10),0)): # a folded newspaper
        for q in (-1,1): box((0,q*.012,0),(.092,.020,.18),mat('#F3EBDC',.9,bump=0),.009)
        box((0,-.0235,.060),(.074,.003,.016),mat(INK,.9,bump=0),.001); box((-.020,-.0235,.022),(.034,.003,.042),mat('#8FA9B8',.9,bump=0),.001)
        for z in (.038,.024,.010): box((.021,-.0235,z),(.032,.003,.005),mat('#8d8478',.9,bump=0),.001)
area((-2.2,-4.6,2.4),(-.1,-1,1.0),1.8,55,'#ffe2bc')
camera((0,-5.0,1.24),(0,0,.93),lens=48)
render('article-beaute',samples=7,scale=1.3,exposure=.05,draft_w=390)
