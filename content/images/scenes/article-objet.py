"""Article: an object of every day. On the night table in the evening: a hearing aid in a small dish, a wrist watch, eyeglasses, a lit lamp."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=('#3A4A6E','#6C6E94'),ambient='#a9b6d2',ground='#d9b48a',strength=.40)
wall_with_window(1.62,-5,5,3.6,-.24,.78,.46,2.6,'#4F7A6B',panes=(2,2),frame='#F3DFC0')
river(8,60,'#4f6596',-3.4,x=90,streaks=20,lightcol='#8f8fb5'); hill((10,50,-1.5),30,7,'#5d608a',.3); qc_row(-1.4,4.5,13,-2.75,seed=5,haze=.25,hz='#4a4f7a',lit=.9,s=1.0,dz=.2)
curtain(-.46,1.30,.1,3,.30,'#C9562B'); curtain(.76,1.30,.1,3,.30,'#C9562B')
# the night table: round front corners, a drawer
def slab(w,d,r=.20):
    c=[(w/2-r,-d/2+r,-90),(w/2-r,d/2-r,0),(-w/2+r,d/2-r,90),(-w/2+r,-d/2+r,180)]
    return [(x+r*math.cos(R(a+t)),y+r*math.sin(R(a+t))) for x,y,a in c for t in range(0,91,10)]
poly(slab(2.36,1.75),mat('#A8653A',.5,bump=.12,scale=2),.09,bevel=.03,loc=(0,.13,-.09)); box((0,.13,-.40),(2.18,1.60,.62),mat('#8f5431',.6),.03)
box((0,-.685,-.36),(1.9,.03,.40),mat('#9c5c35',.6),.012); sphere((0,-.74,-.36),.06,mat(GOLD,.4,bump=0))
make(P_box((0,1.62,-.5),(10,.16,1.0)),mat('#4F7A6B',.95)); make(P_box((0,0,-1.05),(12,6,.1)),mat('#8f5e3c',.8))
# the bed beside it
make([P_box((2.06,1.36,.30),(1.72,.14,1.10))],mat('#8f5431',.6),bevel=.06); make([P_sphere((1.86,1.02,.10),1,(.66,.26,.36),rot=(-.35,0,.05))],mat('#F6E9D2',.9)); box((2.1,.1,-.20),(1.6,2.2,.34),mat(PLUM,.9,knit=6),.12)
# lamp
lamp_table((-.80,.66,0),1.80,'#C4511D','#FFCF86',30,.62)
# a cloth under the dish, the dish and the aid
lathe((.02,.02,0),[(.60,0),(.60,.010)],mat('#F1DDB8',.95,bump=.3,scale=16),s=(1.10,.80)); ring((.02,.02,.008),.60,.010,mat(SPRUCE,.9),s=(1.10,.80))
def bte(col='#E4D2B6',acc=TERRA):
    """Drawn upright in the XZ plane, front toward -Y."""
    m=mat(col,.35,bump=0,spec=.5); d=mat(dark(col,.45),.5,bump=0); t=mat('#F7EEDF',.25,bump=0,spec=.5); k=mat('#EFA98A',.35,bump=0,spec=.45)
    tube([(-.235,0,-.31),(-.335,0,-.12),(-.330,0,.10),(-.215,0,.28),(-.04,0,.345),(.06,0,.325)],[.085,.104,.106,.090,.066,.048],m,flat=.72,up=(0,1,0),seg=24,n=10)
    tube([(.04,0,.333),(.15,0,.285),(.215,0,.18),(.225,0,.11)],[.045,.036,.028,.024],t,seg=18)
    tube([(.225,0,.13),(.245,-.01,-.02),(.235,-.03,-.14),(.16,-.03,-.20)],.0185,t)
    tube([(.20,-.03,-.185),(.12,-.04,-.225)],[.038,.046],m,seg=18)
    with group((.105,-.04,-.235),rot=(0,R(-118),0)):
        lathe((0,0,0),[(.030,-.02),(.034,.01),(.100,.045),(.104,.060),(.060,.064)],k); lathe((0,0,.05),[(.034,0),(.080,.030),(.083,.043),(.045,.050),(.018,.052)],k); cyl((0,0,.106),.022,.012,d,.003)
    tube([(-.375,-.056,-.185),(-.30,-.080,-.205),(-.225,-.052,-.225)],.0065,d,n=6)
    with group((-.337,-.074,.02),rot=(0,R(-2),0)): box((0,0,0),(.075,.03,.15),mat(acc,.4,bump=0),.014); box((0,-.016,.0),(.05,.012,.008),mat(light(acc,.35),.5,bump=0),.002)
    for x,z in ((-.245,.235),(-.185,.285)): sphere((x,-.062,z),.0125,d)
    sphere((-.285,-.078,.165),.0125,mat('#9BD08A',.4,emit=.5,bump=0))
lathe((.02,.0,.010),[(.22,0),(.25,.006),(.41,.05),(.480,.12),(.490,.135),(.475,.138),(.39,.070),(.24,.026),(.01,.022)],mat('#35618A',.35,bump=.03,spec=.45),seg=64); ring((.02,.0,.146),.483,.010,mat(CREAM,.5,bump=0))
with group((.05,.05,.270),rot=(R(-56),0,R(-8))):
    with group((0,0,0),scale=1.06): bte()
# the wrist watch, strap laid out
with group((-.595,-.41,0),turn=-97,scale=.84):
    lt=mat('#7A3B22',.7); g=mat('#D3A24A',.3,bump=0,metallic=.3,spec=.6)
    for s in (-1,1):
        pts=[(0,s*.10,.045),(0,s*.17,.060),(0,s*.27,.040),(0,s*.36,.020),(0,s*(.43 if s<0 else .42),.016)]
        tube(pts,[.095,.090,.080,.072,.066],lt,flat=.17,up=(0,0,1),seg=20)
    for k in range(4): sphere((0,-.29-.04*k,.036-.004*k),.010,mat('#3a1d12',.8,bump=0),s=(1,1,.5))
    with group((0,.455,.02)): tube([(-.075,-.03,0),(-.08,.05,0),(.08,.05,0),(.075,-.03,0)],.012,g,cyclic=True,n=3); tube([(0,-.03,.012),(0,.05,.016)],.008,g)
    lathe((0,0,.012),[(.135,0),(.155,.02),(.155,.060),(.142,.074),(.128,.076)],g,seg=56); cyl((0,0,.093),.126,.012,mat('#FFFAF0',.8),.002,seg=56)
    for i in range(12): a=R(30*i); sphere((.107*math.sin(a),.107*math.cos(a),.100),.0095 if i%3 else .014,mat(INK,.5,bump=0),s=(1,1,.4))
    tube([(0,0,.106),(-.052,.040,.106)],.0085,mat(INK,.5,bump=0)); tube([(0,0,.109),(.030,.090,.109)],.0065,mat(INK,.5,bump=0)); sphere((0,0,.109),.014,mat(TERRA,.5,bump=0),s=(1,1,.6)); cyl((.170,0,.045),.022,.035,g,.006,rot=(0,R(90),0))
# the eyeglasses, open, facing us
eyeglasses((.655,-.44,.006),2.6,-12,'#3a2620')
area((-2.4,-2.3,2.5),(0,.1,.2),1.8,125,'#ffdcb4'); area((.5,2.2,2.1),(.1,0,.2),1.2,34,'#9fb4ea'); area((2.2,-2.0,1.6),(0,.1,.2),2,20,'#ffd9b0')
camera((.0,-2.85,1.55),(-.02,.14,.335),lens=50)
render('article-objet',samples=20,scale=1.0,exposure=.36,glow=.18,bounces=5,draft_w=720)
