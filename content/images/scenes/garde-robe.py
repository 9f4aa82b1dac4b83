"""A sheet for the staff: taped inside the open door of a wardrobe, where whoever comes in the morning sees it; clothes on their hangers, shoes, a hat."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e3ebf2',ground='#e8c79b',strength=.58)
floor_boards(-4,4,-4,1.5); wall_with_window(1.5,-4,4,3.2,-2.05,-1.20,.95,2.10,'#A9BFA6',panes=(2,2),dado='#FFF6E6'); hill((-18,50,-1.5),26,6.5,'#B9C0AE',.3); maple((-3.0,6.4,-.5),3.2,seed=6)
for x in (-2.42,-1.16): curtain(x,1.22,.30,2.26,.30,'#E3A867')
tube([(-2.55,1.22,2.28),(-.80,1.22,2.28)],.018,mat(DARKWOOD))
# the wardrobe
W,H,D,CX,CY=1.06,2.02,.56,-.22,1.08
wood=mat('#B9763F',.65); inner=mat('#8F5A33',.8)
box((CX,CY+D/2-.02,H/2),(W,.04,H),inner,.006); box((CX,CY,H+.02),(W+.12,D+.06,.09),wood,.022); box((CX,CY-.01,.06),(W+.05,D+.03,.12),wood,.014)
for s in (-1,1): box((CX+s*W/2,CY,H/2),(.06,D,H),wood,.012); box((CX+s*(W/2-.035),CY,H/2),(.012,D-.04,H-.1),inner,.003)
box((CX,CY+.02,1.66),(W-.06,D-.06,.04),inner,.006); tube([(CX-W/2,CY-.02,1.56),(CX+W/2,CY-.02,1.56)],.018,mat(GOLD,.4,bump=0))
def hung(x,c,l,turn,under=None):
    with group((x,CY-.02,0),turn):
        tube([(0,0,1.56),(.0,0,1.48)],.008,mat(DARKWOOD)); ring((0,0,1.575),.020,.006,mat(DARKWOOD),rot=(R(90),0,0))
        make([P_lathe([(.02,1.46-l),(.165,1.462-l),(.172,1.50-l),(.155,1.10),(.150,1.34),(.06,1.46)],s=(1,.42)),P_sphere((0,0,1.38),1,(.165,.075,.085)),P_tube([(-.13,0,1.37),(-.19,-.01,1.16),(-.195,-.02,.94)],[.058,.054,.046]),P_tube([(.13,0,1.37),(.19,-.01,1.16),(.195,-.02,.94)],[.058,.054,.046])],mat(c,.9),remesh=.014,smooth=5)
        ring((0,-.005,1.455),.062,.018,mat(light(c,.2),.9),s=(1,.6))
for x,c,l,t in ((-.60,SPRUCE,.78,52),(-.46,CREAM,.62,48),(-.32,RIVER,.80,50),(-.16,GOLD,.64,46),(.0,TERRA,.74,52),(.14,PLUM,.62,48)): hung(x,c,l,t)
for i,(x,c,w) in enumerate(((-.52,'#C79A63',.34),(.02,'#E9D3A8',.40))): box((x,CY-.02,1.685+.085),(w,.34,.17),mat(c,.9),.012); box((x,CY-.195,1.80-.01),(w+.02,.02,.05),mat(dark(c,.15),.9),.006)
make([P_sphere((-.25,CY-.14,1.740),1,(.115,.115,.10))],mat(TERRA,.9),remesh=.014,smooth=4); ring((-.25,CY-.14,1.715),.112,.026,mat(light(TERRA,.25),.9)); sphere((-.25,CY-.14,1.86),.040,mat(CREAM,.95))
snow_boots((-.46,CY-.10,.12),8,'#35566e'); snow_boots((-.02,CY-.10,.12),-8,'#8a3f2b')
# its door, swung wide, and the sheet inside
with group((CX+W/2+.02,CY-D/2,0),-38):
    DW=1.0
    box((DW/2,.0,H/2+.03),(DW,.055,H-.08),wood,.014); box((DW/2,-.030,H/2+.03),(DW-.10,.014,H-.20),mat('#CF9259',.65),.006); sphere((DW-.07,.05,1.02),.03,mat(GOLD,.3,bump=0))
    with group((DW/2+.01,-.046,1.20)):
        box((0,0,0),(.60,.010,.80),mat('#FDF6E8',.9,bump=0),.004)
        for sx in (-1,1): box((sx*.265,-.008,.365),(.115,.006,.045),mat(GOLD,.7,bump=0),.002,rot=(0,R(sx*38),0))
        # an aid for each ear, red to the right, blue to the left, then the six lines
        for sx,c in ((-.135,RIVER),(.135,'#C8321F')):
            q=-1 if sx<0 else 1; tube([(sx+q*.045,-.010,.150),(sx+q*.070,-.010,.215),(sx+q*.030,-.010,.285),(sx-q*.040,-.010,.285),(sx-q*.058,-.010,.225)],[.020,.027,.024,.013,.010],mat('#B9A58A',.6,bump=0),flat=.5,up=(0,1,0)); sphere((sx-q*.058,-.012,.205),.022,mat('#B9A58A',.6,bump=0),s=(1,.5,1)); sphere((sx+q*.062,-.022,.222),.020,mat(c,.5,bump=0),s=(1,.5,1))
        for k in range(6):
            z=.065-.076*k; sphere((-.225,-.008,z),.016,mat(SPRUCE,.7,bump=0),s=(1,.4,1)); L_=(.38,.32,.40,.30,.36,.34)[k]; box((-.18+L_/2,-.007,z),(L_,.006,.017),mat('#A8957A',.9,bump=0),.002)
# the room
rug((-.2,-.12,0),2.4,.95,'#B9562F',round_=True); armchair((-1.52,.55,0),34,RIVER,pillow=GOLD); pot((1.72,1.10,0),.19,'tall',CREAM,seed=3)
area((-2.8,-3.4,2.9),(0,.5,.9),2.2,215,'#ffe2b8'); area((2.6,-2.8,2.0),(.4,.5,.9),2,56,'#e6eef8'); area((-1.6,2.3,2.2),(-.6,.4,.7),1.4,40,'#ffe6c2')
camera((.08,-3.75,1.36),(.08,.6,1.04),lens=50)
render('garde-robe',samples=14,scale=.7,exposure=.16,bounces=5,draft_w=600)
